import { addressOfVenture, type Place } from '#islands/staff/admin/ranking/use-place.ts'
import { isPlainPress } from '#islands/staff/shell/plain-press.ts'

/** A link to a venture that opens here, and in another tab where somebody asks for one. */
export const VentureLink = ({ name, place }: { name: string; place: Place }) => (
  <a
    className="staff-link"
    href={addressOfVenture(name)}
    onClick={(event) => {
      if (!isPlainPress(event)) return
      event.preventDefault()
      void place.open(name)
    }}
  >
    {name}
  </a>
)
