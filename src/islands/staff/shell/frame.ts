/**
 * The guard of a protected page, which runs before its island, and the script of every page, in one inline module: two
 * would contain their shared code twice (docs/decisions/speed.md).
 */
import '#islands/staff/shell/session/guard.ts'
import '#islands/staff/shell/session/log-out.ts'
import '#lib/every-page.ts'
import '#lib/opening-place.ts'
import { painted } from '#lib/painted.ts'

// Loads the faces before the island renders, that of western European accents included: a face that came later would lay out all tables again.
painted.then(() => document.fonts.load('1em Text, "Text Accents"', 'aé')).catch(() => {})
