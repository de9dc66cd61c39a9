/** Prints a field's whole text: a textarea prints only the lines that it shows. To be rendered within the field. */
export const Written = ({ text }: { text: string }) => text && <p className="on-paper written" aria-hidden="true">{text}</p>
