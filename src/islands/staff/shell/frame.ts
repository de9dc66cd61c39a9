/** What a protected page does before its island is there, in one module that its HTML carries (docs/decisions/speed.md). */
import '#islands/staff/shell/guard.ts'
import '#islands/staff/shell/log-out.ts'
import { painted } from '#lib/painted.ts'

// What the island brings is set in the right faces at once, names with the accents of western Europe too: a face that comes later sets all tables anew.
painted.then(() => document.fonts.load('1em Text, "Text Accents"', 'aé')).catch(() => {})
