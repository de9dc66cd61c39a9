/** The script of a page whose address may name a choice in its form. */
import '#islands/forms/early.ts'
import '#islands/forms/named-choice.ts'
