import { Menu } from '@base-ui/react/menu'
import { Check, Columns3 } from 'lucide-react'
import './menu.css'

type Choice = { key: string; header: string; shown: boolean; toggle: (shown: boolean) => void }

/** Which columns are shown; those that always are have no entry. */
export const ColumnMenu = ({ choices, what }: { choices: Choice[]; what: string }) => (
  <Menu.Root modal={false}>
    <Menu.Trigger className="staff-button table-columns"><Columns3 className="icon" aria-hidden="true" /> Columns<span className="sr-only"> of {what}</span></Menu.Trigger>
    <Menu.Portal>
      <Menu.Positioner className="table-menu-place" align="end" sideOffset={6}>
        <Menu.Popup className="table-menu">
          {choices.map(({ key, header, shown, toggle }) => (
            <Menu.CheckboxItem key={key} className="table-menu-item" checked={shown} onCheckedChange={toggle} closeOnClick={false}>
              <span className="table-menu-mark"><Menu.CheckboxItemIndicator><Check className="icon" aria-hidden="true" /></Menu.CheckboxItemIndicator></span>
              {header}
            </Menu.CheckboxItem>
          ))}
        </Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  </Menu.Root>
)
