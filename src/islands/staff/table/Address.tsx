/** As long as a column is wide: such a part of an address may break anywhere, or it would push other columns out of sight. */
const LONG = /[^@]{30}/

/** An e-mail address that may break after its “@”: no other place in it is sure to allow a line break. */
export const Address = ({ of }: { of: string }) => {
  const domain = of.lastIndexOf('@') + 1
  const words = <>{of.slice(0, domain)}<wbr />{of.slice(domain)}</>
  return LONG.test(of) ? <span className="unbroken">{words}</span> : words
}
