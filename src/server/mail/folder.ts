import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { compose } from '#server/mail/compose.ts'
import type { Mailer } from '#server/mail/mail.ts'

/** Where a local run without a provider leaves its mails; `npm run mail` lists them. */
export const MAIL_FOLDER = '.netlify/mail'

const readable = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '').slice(0, 80)

/** Writes each mail as an `.eml` file that any mail program opens, named by time and subject. */
export const folderMailer = (folder: string, from: string): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (mail) => {
    const { message } = await transport.sendMail(compose(mail, from))
    const time = new Date().toISOString().replaceAll(':', '-')
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, `${time} ${readable(mail.subject)} ${mail.id.slice(0, 8)}.eml`), message as Buffer, { flag: 'wx' })
    return {}
  }
}
