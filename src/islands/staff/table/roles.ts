/** Explicit roles: some browsers no longer expose a table whose rows are laid out as cards. */
const role = <Name extends string>(name: Name) => ({ role: name })

export const asTable = role('table')
export const asRows = role('rowgroup')
export const asRow = role('row')
export const asHeader = role('columnheader')
export const asRowHeader = role('rowheader')
export const asCell = role('cell')
