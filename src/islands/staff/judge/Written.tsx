/** A field prints the lines that it shows: on paper stands the whole text. Within the field. */
export const Written = ({ text }: { text: string }) => text && <p className="on-paper written" aria-hidden="true">{text}</p>
