/** Demo clients: every status, long and short names, one without a date of birth, two who share a first name and a birthday. */
import { CLIENT_STATUSES, type ClientStatus } from '#contracts/client-status.ts'
import { ageAt } from '#lib/age.ts'

type DemoClient = { firstName: string; middleName?: string; lastName: string; dateOfBirth: string | null; age?: number; status?: ClientStatus }

const people: DemoClient[] = [
  { firstName: 'Ada', lastName: 'Byron', dateOfBirth: '1990-12-10', status: 'Approved' },
  { firstName: 'Kwame', lastName: 'Mensah', dateOfBirth: '1988-03-06' },
  { firstName: 'Lucía', middleName: 'Inés', lastName: 'Fernández', dateOfBirth: '1993-07-21' },
  { firstName: 'Tomasz', lastName: 'Zieliński', dateOfBirth: '1985-11-02' },
  { firstName: 'Priya', lastName: 'Raghunathan', dateOfBirth: '1991-01-30' },
  { firstName: 'Minh', middleName: 'Quang', lastName: 'Trần', dateOfBirth: '1996-05-14' },
  { firstName: 'Grace', lastName: 'Okonkwo', dateOfBirth: '1984-09-09', status: 'Rejected' },
  { firstName: 'Yusuf', lastName: 'Demir', dateOfBirth: '1979-02-17' },
  { firstName: 'Maria', lastName: 'Santos', dateOfBirth: '1992-04-12', status: 'Pending' },
  { firstName: 'Maria', lastName: 'Oliveira', dateOfBirth: '1992-04-12' },
  { firstName: 'Chen', lastName: 'Wei', dateOfBirth: '1998-08-08' },
  { firstName: 'Fatou', lastName: 'Diallo', dateOfBirth: '1994-10-25' },
  { firstName: 'Oluwaseun', middleName: 'Ayodele', lastName: 'Adebayo-Williams', dateOfBirth: '1987-06-18' },
  { firstName: 'Ravi', lastName: 'Patel', dateOfBirth: null, age: 45 },
  { firstName: 'Élise', lastName: 'Moreau', dateOfBirth: '1995-03-29' },
  { firstName: 'Dmytro', lastName: 'Kovalenko', dateOfBirth: '1983-12-01' },
  { firstName: 'Aisha', lastName: 'Rahman', dateOfBirth: '2000-02-29' },
  { firstName: 'Jonas', lastName: 'Weber', dateOfBirth: '1976-07-07' },
  { firstName: 'Siobhán', lastName: 'O’Connor', dateOfBirth: '1989-05-05' },
  { firstName: 'Hiroshi', lastName: 'Tanaka', dateOfBirth: '1971-04-03' },
  { firstName: 'Nadia', lastName: 'Haddad', dateOfBirth: '1997-09-16' },
  { firstName: 'Emeka', lastName: 'Nwosu', dateOfBirth: '1990-10-31' },
  { firstName: 'Sofia', lastName: 'Rossi', dateOfBirth: '1986-01-08' },
  { firstName: 'Li', lastName: 'Na', dateOfBirth: '2003-11-11' },
]

/** The 24 demo clients with their ages as of `today`; those without a status get one in turn. */
export const demoClients = (today: Date) =>
  people.map((person, i) => ({
    ...person,
    age: person.age ?? ageAt(person.dateOfBirth ?? '', today.toISOString().slice(0, 10)),
    status: person.status ?? CLIENT_STATUSES[i % CLIENT_STATUSES.length]!,
  }))
