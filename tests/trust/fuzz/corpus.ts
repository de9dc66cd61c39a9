/**
 * Strings that have broken programs, a few of each class that the public corpora know (naughty strings, injection lists,
 * Unicode test suites), written for this project. A class that is missing belongs here.
 */
const SURROGATE = '\ud800'

export const CORPUS: Record<string, readonly string[]> = {
  empty: ['', ' ', '\t', '\u00a0', '\u3000', '\u200b', '\ufeff', '\u2060', '\u180e', '\u00ad'],
  control: ['\0', 'a\0b', '\0'.repeat(64), '\x01\x02\x1b[31m', '\x7f', '\x85', '\u2028\u2029', '\b\f\v', 'a\rb', 'a\nb', 'a\r\nb'],
  unicode: [SURROGATE, '\udc00\ud800', `a${SURROGATE}`, '\ufffe\uffff', '\u{10ffff}', 'e\u0301', '\u0065\u0301'.normalize('NFC'), 'ﬁ', 'ß', 'İ', 'ı', 'ſ', 'ΐ', 'Ω', '𝔘𝔫𝔦', '社會科學院', '표준', 'ثم نفس', '🏳️‍🌈', '👨‍👩‍👧‍👦', 'Z̷̛͎ä̴́l̶g̸o̵'.repeat(8), '\u0300'.repeat(200), '﷽'.repeat(20)],
  direction: ['\u202egnp.exe', '\u202d\u202e\u2066\u2067\u2068\u2069', 'abc\u200fdef', '\u061c', 'שלום abc'],
  sql: ["'", "''", '"', '`', '\\', "' or '1'='1", "'; drop table submissions; --", "1; select pg_sleep(10)", "') or true --", '$1', '$$', '$tag$', '%', '_', '%_%', "\\'", "E'\\x41'", "admin'/*", 'null', '/**/union/**/select'],
  search: ['a:*', '& | !', '!(a)', "a'b:*&", '<->', ':', '\\:*', '* * *', "''''", 'a & b & c', '((((((', '!!!!!!'],
  markup: ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '<svg/onload=alert(1)>', '</textarea><script>', '<!--', ']]>', '&lt;&#x27;&#0;', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>', '{{7*7}}', '${7*7}', '<%= 7 %>', '#{7}', 'javascript:alert(1)', 'data:text/html,x'],
  header: ['a\r\nset-cookie: a=b', '%0d%0aset-cookie:a=b', 'a\nBcc: x@evil.test', 'x@evil.test\r\n\r\nbody', '\u560d\u560a', 'a;b,c="d', 'Bearer ', 'Bearer null', 'Bearer a.b.c', 'Basic YTpi'],
  shell: ['; ls', '$(id)', '`id`', '| cat /etc/passwd', '&& reboot', '-rf', '--help', '%n%s%x', '%d'.repeat(30), '~root', '*', '/dev/null'],
  path: ['../../etc/passwd', '..\\..\\windows', '/etc/passwd\0.pdf', '%2e%2e%2f', '....//', 'file:///etc/passwd', '\\\\host\\share', 'CON', 'aux.pdf', '.htaccess', 'a/b', 'C:\\', '/'.repeat(50), '.'.repeat(50)],
  formula: ['=1+1', '=cmd|\' /C calc\'!A0', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '=HYPERLINK("https://evil.test")', '"=1"', '＝1'],
  number: ['0', '-0', '-1', '1e3', '1e999', '-1e999', '1e-999', 'NaN', 'Infinity', '0x10', '0b1', '1_000', '1,000', '١٢٣', '９', '9007199254740993', '2147483648', '99999999999999999999', '0.1', '.5', '5.', '+5', '00012', '1e2147483647'],
  date: ['1990-12-10', '1990-02-30', '0000-00-00', '0000-01-01', '9999-12-31', '10000-01-01', '-0001-01-01', '1990-12-10T00:00:00Z', '10/12/1990', '1990-1-1', 'today', 'infinity', '２０２０-01-01', '1990-12-10 BC'],
  identity: ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', '{00000000-0000-0000-0000-000000000000}', '00000000000000000000000000000000', 'urn:uuid:00000000-0000-0000-0000-000000000000', 'undefined', '[object Object]', 'true', '0'],
  email: ['a@b', 'a@b.c', '"a b"@test.example', 'a@test.example\r\nBcc: x@evil.test', 'a@[127.0.0.1]', 'a+b@test.example', '@', 'a@@b.example', `${'a'.repeat(300)}@test.example`, 'ä@münchen.example', 'a@test.example,b@evil.test', '<a@test.example>', 'a@test.example\0'],
  prototype: ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__', 'constructor.prototype', '__proto__[admin]', 'length', 'then'],
  long: ['x'.repeat(255), 'x'.repeat(256), 'x'.repeat(5001), '界'.repeat(5000), '\\'.repeat(5000), '"'.repeat(5000), '👩🏽‍🚀'.repeat(900), 'a '.repeat(20_000), 'x'.repeat(100_000), 'é́'.repeat(3000)],
  regular: [`${'a'.repeat(4000)}!`, `${' '.repeat(4000)}x`, 'a@'.repeat(1500), `${'a.'.repeat(1500)}@`, '1-'.repeat(2000), '(a+)+$', '[', '\\p{', '(?<a'],
}

export const STRINGS: readonly string[] = Object.values(CORPUS).flat()

/** Pieces to be repeated into a body of very many parts, which a parser may take quadratic time to read. */
export const CROWDS: readonly string[] = ['a&', '%&', '&', '=&', 'a=b&', 'a;', '+', '[', '{"a":', '{"a":1},', '"a":1,', '\\u0000', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n', '--x\r\n', 'a: b\r\n', '\r\n--']

/** Marks personal data in everything that is sent and stored: it must never appear in a log. */
export const CANARY = 'canary7f3a'

/** The e-mail addresses of the existing accounts; PASSPHRASE is their password until a call changes it. */
export const emailOf = (role: string): string => `${CANARY}-${role}@test.example`
export const PASSPHRASE = 'a pass phrase that nobody has'
