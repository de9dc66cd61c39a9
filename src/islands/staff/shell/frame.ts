/**
 * The guard of a protected page before its island is there, and the script of every page, in one inline module: as two
 * they would contain their shared code twice (docs/decisions/speed.md).
 */
import '#islands/staff/shell/session/guard.ts'
import '#islands/staff/shell/session/log-out.ts'
import '#lib/every-page.ts'
import '#lib/opening-place.ts'
import { painted } from '#lib/painted.ts'

// What the island brings is set in the right faces at once, names with the accents of western Europe too: a face that comes later sets all tables anew.
painted.then(() => document.fonts.load('1em Text, "Text Accents"', 'aé')).catch(() => {})
