/** An e-mail address that may take a second line after its “@”: nothing else in it can be counted on to break. */
export const Address = ({ of }: { of: string }) => {
  const domain = of.lastIndexOf('@') + 1
  return <>{of.slice(0, domain)}<wbr />{of.slice(domain)}</>
}
