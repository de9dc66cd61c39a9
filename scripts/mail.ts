/**
 * `npm run mail` lists the mails that a local run without a provider has written, newest first; `npm run mail -- 1`
 * prints the first of them. Each is an `.eml` file that any mail program opens.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { MAIL_FOLDER } from '#server/mail/folder.ts'

/** Quoted-printable, as the folder's mails are written. */
const decode = (text: string) =>
  Buffer.from(text.replaceAll('=\n', '').replace(/=([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))), 'latin1').toString()

const word = (encoding: string, text: string) =>
  encoding.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString() : decode(text.replaceAll('_', ' '))

/** The headers and the text of a mail that `src/server/mail/folder.ts` has written. */
export const readMail = (eml: string) => {
  const [head = '', ...body] = eml.split('\n\n')
  const lines = head.replace(/\n[ \t]+/g, ' ').replace(/\?= =\?/g, '?==?').split('\n')
  const headers = lines.map((line) => line.replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, encoding: string, text: string) => word(encoding, text)))
  const header = (name: string) => headers.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? ''
  const text = body.join('\n\n')
  return { headers, header, text: header('Content-Transfer-Encoding') === 'quoted-printable' ? decode(text) : text }
}

/** The mails of a folder, newest first: their names begin with the time. */
export const mailsIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.endsWith('.eml')).sort().reverse().map((name) => path.join(folder, name))

const print = (file: string | undefined) => {
  if (!file) {
    console.error('There is no mail with this number: `npm run mail` lists them.')
    process.exitCode = 1
    return
  }
  const { headers, text } = readMail(readFileSync(file, 'utf8'))
  console.log(`${file}\n\n${headers.join('\n')}\n\n${text}`)
}

const list = (files: string[]) => {
  files.forEach((file, i) => {
    const { header } = readMail(readFileSync(file, 'utf8'))
    console.log(`${String(i + 1).padStart(3)}  ${header('Date')}  ${header('Subject')}  →  ${header('To')}`)
  })
  console.log(files.length ? '\n`npm run mail -- 1` prints the first.' : `No mail in ${MAIL_FOLDER} yet: send a form first.`)
}

if (import.meta.main) {
  const files = mailsIn(MAIL_FOLDER)
  if (process.argv[2]) print(files[Number(process.argv[2]) - 1])
  else list(files)
}
