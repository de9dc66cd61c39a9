/** Whether single keys work in the inbox: kept in the browser, whoever is signed in. */
import { persistentAtom } from '@nanostores/persistent'

export const inboxKeys = persistentAtom<'on' | 'off'>('inboxKeys', 'on')
