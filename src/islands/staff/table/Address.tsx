/** An e-mail address that may break after its “@”: no other place in it is sure to allow a line break. */
export const Address = ({ of }: { of: string }) => {
  const domain = of.lastIndexOf('@') + 1
  return <>{of.slice(0, domain)}<wbr />{of.slice(domain)}</>
}
