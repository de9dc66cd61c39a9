/** The drawing for loans, on the loan page and on home. */
import src from '../../assets/pictures/plate-1.svg?url'

export const loanPlate = {
  src, width: 504, height: 680, name: 'Plate 1',
  alt: 'Twelve small circles of twelve members. In each, lines run from all members to the one who borrows that month.',
  caption: 'A circle of twelve, over twelve months. Each month eleven contribute and one borrows. An illustration of the principle.',
}
