import { useEffect } from 'react'
import { overviewRoutes } from '#contracts/api/overview.ts'
import { peopleRoutes, type Invitation } from '#contracts/api/people.ts'
import type { Route } from '#contracts/api/route.ts'
import { comeAnew } from '#islands/staff/admin/dashboard/come-anew.ts'
import { QuickActions } from '#islands/staff/admin/dashboard/QuickActions.tsx'
import { AddPerson } from '#islands/staff/admin/people/AddPerson.tsx'
import type { Invited } from '#islands/staff/admin/people/columns.tsx'
import { leaveFocus, takeFocus } from '#islands/staff/shell/left-focus.ts'
import { useRefresh } from '#islands/staff/shell/queries.ts'
import { toast } from '#islands/staff/shell/toasts/toast.ts'
import { call } from '#lib/call.ts'

/** Spec section 8. */
const USER_FAILED = 'Failed to add user. Please try again.'
const JUDGE_FAILED = 'Failed to add judge. Please try again.'

/** A selector for the focused element outside the judge's form: whoever has moved on stays there after the reload. Empty where the element has no id. */
const elsewhere = (): string | undefined => {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body || activeElement.closest('[aria-labelledby="add-judge-heading"]')) return undefined
  return activeElement.id && `#${CSS.escape(activeElement.id)}`
}

/** The two forms that add people, and the quick actions beside them (spec sections 2, 4 and 8). */
export const AddForms = ({ onInvited }: { onInvited: (invited: Invited, invitation: Invitation) => void }) => {
  const refresh = useRefresh()
  useEffect(() => takeFocus(), [])
  // After a lost answer the account may have been added; then the table shows it.
  const fail = (words: string, list: Route) => {
    toast.failure(words)
    void refresh(list, overviewRoutes.overview)
  }
  return (
    <div className="dashboard-add">
      <AddPerson
        role="intern" heading="Add New Intern" button="Add User" busy="Adding User..." add={(body) => call(peopleRoutes.addUser, { body })}
        onAdded={(invited, invitation) => {
          toast.success(`User ${invited.email} has been added successfully`, USER_FAILED)
          onInvited(invited, invitation)
          void refresh(peopleRoutes.getUsers, overviewRoutes.overview)
        }}
        onFailed={() => fail(USER_FAILED, peopleRoutes.getUsers)}
      />
      <AddPerson
        role="judge" heading="Add New Judge" button="Add Judge" busy="Adding Judge..." add={(body) => call(peopleRoutes.addJudge, { body })}
        onAdded={(invited, invitation) => {
          const words = `Judge with the email ${invited.email} has been added successfully`
          toast.success(words, JUDGE_FAILED)
          onInvited(invited, invitation)
          // The reload would drop the toast and the focus, and a link to hand over would be missed.
          return comeAnew(() => {
            toast.afterNavigation('success', words)
            leaveFocus(elsewhere() ?? (invitation.link ? '.invitations input' : '#add-judge-email'))
          })
        }}
        onFailed={() => fail(JUDGE_FAILED, peopleRoutes.getJudges)}
      />
      <QuickActions />
    </div>
  )
}
