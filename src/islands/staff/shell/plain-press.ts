import type { MouseEvent } from 'react'

/** A press that means this tab: with Ctrl, Alt, Meta or Shift the browser does with a link what it does with every link. */
export const isPlainPress = ({ ctrlKey, altKey, metaKey, shiftKey }: MouseEvent): boolean => !(ctrlKey || altKey || metaKey || shiftKey)
