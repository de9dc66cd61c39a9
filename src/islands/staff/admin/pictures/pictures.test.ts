import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { CLIENT_STATUSES } from '#contracts/client-status.ts'
import { weeksOf } from '#islands/staff/admin/pictures/weeks.ts'
import { clientsInWords, submissionsInWords, venturesInWords } from '#islands/staff/admin/pictures/words.ts'

const statuses = (counts: Record<string, number>) => CLIENT_STATUSES.map((status) => ({ status, count: counts[status] ?? 0 }))

describe('what a picture says in a sentence', () => {
  it('of clients: how many are in preparation, and what became of the others', () => {
    expect(clientsInWords(statuses({ 'Petition write-up': 1000, 'Evidence Mapping': 8, Approved: 6, Pending: 4 }))).toBe('1,008 of 1,018 clients are in preparation; 6 are approved, 4 pending, 0 rejected.')
    expect(clientsInWords(statuses({ 'Evidence Mapping': 1 }))).toBe('1 of 1 client is in preparation; 0 are approved, 0 pending, 0 rejected.')
    expect(clientsInWords(statuses({ 'Evidence Mapping': 2, Approved: 1, Pending: 1 }))).toBe('2 of 4 clients are in preparation; 1 is approved, 1 pending, 0 rejected.')
    expect(clientsInWords(statuses({}))).toBe('No clients yet.')
  })

  it('of submissions: how many, and how this week compares', () => {
    expect(submissionsInWords([2, 3, 4, 1200])).toBe('1,209 submissions in twelve weeks; 1,200 came this week, against an average of 3.0 a week before.')
    expect(submissionsInWords([0, 0, 1])).toBe('1 submission in twelve weeks; 1 came this week, against an average of 0.0 a week before.')
    expect(submissionsInWords([])).toBe('No submissions in the last twelve weeks.')
  })

  it('of ventures: which leads, and in what', () => {
    const venture = (ventureName: string, mean: number) => ({ ventureName, mean, categories: [5, 6, 9, 7, 8] })
    expect(venturesInWords([venture('Harvest Loop', 35), venture('Circle Savings', 30)], 1)).toBe('Harvest Loop leads with 35.0 of 50, strongest in Scalability & Sustainability.')
    expect(venturesInWords([venture('Harvest Loop', 35), venture('Circle Savings', 35), venture('Tide', 30)], 2)).toBe('Harvest Loop and Circle Savings share the lead with 35.0 of 50.')
    expect(venturesInWords(['A', 'B', 'C'].map((name) => venture(name, 35)), 3)).toBe('3 ventures share the lead with 35.0 of 50.')
    expect(venturesInWords(['A', 'B', 'C'].map((name) => venture(name, 35)), 13)).toBe('13 ventures share the lead with 35.0 of 50.')
    expect(venturesInWords([{ ...venture('Harvest Loop', 45), categories: [9, 9, 9, 9, 9] }], 1)).toBe('Harvest Loop leads with 45.0 of 50.')
    expect(venturesInWords([], 0)).toBe('No venture has been scored yet.')
  })
})

describe('the weeks', () => {
  it('take the postings’ forms for one series, and keep the series in one order, whatever their sums', () => {
    const rows = ['2026-11-09', '2026-11-16'].flatMap((week, i) => [
      { week, form: 'contact', count: 5 }, { week, form: 'career-loan-officer', count: 2 }, { week, form: 'career-marketing-specialist', count: i },
    ])
    expect(weeksOf(rows)).toEqual({
      series: [{ name: 'Applications', total: 5 }, { name: 'Message', total: 10 }],
      weeks: [
        { week: '2026-11-09', total: 7, counts: { Applications: 2, Message: 5 } }, { week: '2026-11-16', total: 8, counts: { Applications: 3, Message: 5 } },
      ],
    })
  })

  it('are counted in the oldest browsers too, which can’t group', () => {
    const groupBy = vi.spyOn(Map, 'groupBy').mockImplementation(() => { throw new TypeError('Map.groupBy is not a function') })
    onTestFinished(() => groupBy.mockRestore())
    expect(weeksOf([{ week: '2026-11-16', form: 'contact', count: 2 }]).weeks).toEqual([{ week: '2026-11-16', total: 2, counts: { Message: 2 } }])
  })

  it('never have more series than colours: the smallest are one, and come last', () => {
    const rows = ['a', 'b', 'c', 'd', 'e', 'f'].map((form, i) => ({ week: '2026-11-16', form, count: i + 1 }))
    expect(weeksOf(rows).series).toEqual([{ name: 'f', total: 6 }, { name: 'e', total: 5 }, { name: 'd', total: 4 }, { name: 'c', total: 3 }, { name: 'Others', total: 3 }])
  })
})
