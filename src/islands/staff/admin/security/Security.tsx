import { useRef, useState, type RefObject } from 'react'
import { adminAuthRoutes } from '#contracts/api/auth.ts'
import { sessionsOf } from '#contracts/api/sessions.ts'
import { ChangePassword } from '#islands/staff/account/ChangePassword.tsx'
import { PASSWORD, SIGNED_IN, TWO_STEP } from '#islands/staff/account/parts.ts'
import { Section } from '#islands/staff/account/Section.tsx'
import { SecurityRoot } from '#islands/staff/account/SecurityRoot.tsx'
import { SignedIn } from '#islands/staff/account/SignedIn.tsx'
import { Confirm } from '#islands/staff/admin/security/Confirm.tsx'
import { RecoveryCodes } from '#islands/staff/admin/security/RecoveryCodes.tsx'
import { SetUp, type Begun } from '#islands/staff/admin/security/SetUp.tsx'
import { TurnOff } from '#islands/staff/admin/security/TurnOff.tsx'
import { Loading } from '#islands/staff/shell/Loading.tsx'
import { NotLoaded } from '#islands/staff/shell/NotLoaded.tsx'
import { useAnswer, useKeep, useRefresh } from '#islands/staff/shell/queries.ts'
import { toast } from '#islands/staff/shell/toasts/toast.ts'
import { focusHere } from '#ui/focus-here.ts'
import { Status } from '#ui/Status.tsx'

type Step = { name: 'state' } | { name: 'begun'; begun: Begun } | { name: 'codes'; codes: string[] }
const RENEW = 'For new ones, turn it off and on again.'
const ON_ALREADY = `Two-step sign-in is on already. If you have not kept its recovery codes, they can’t be shown again. ${RENEW}`

/** Says how to get new codes, however many are left: perhaps they were never kept. */
const codesLeft = (count: number) => `${count === 1 ? 'One recovery code is' : `${count || 'No'} recovery codes are`} left. ${RENEW}`

const SecondFactor = ({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) => {
  const answer = useAnswer(adminAuthRoutes.secondFactor)
  const [keep, refresh] = [useKeep(), useRefresh()]
  const [step, setStep] = useState<Step>({ name: 'state' })
  const settle = (say: () => void) => {
    setStep({ name: 'state' })
    // The element that had the focus goes away with the step.
    focusHere(heading.current!)
    say()
    void refresh(adminAuthRoutes.secondFactor, sessionsOf.admin)
  }
  const onNow = () => settle(() => toast.success('Two-step sign-in is on'))
  const onAlready = () => settle(() => toast.untilDismissed('warning', ON_ALREADY))
  const offNow = () => settle(() => toast.success('Two-step sign-in is off'))
  /** Caches the new state, in case it can't be fetched: the page must not contradict its own toast. */
  const know = (state: { on: boolean; recoveryCodesLeft: number }) => keep(adminAuthRoutes.secondFactor, {}, { data: state })
  const onConfirmed = async (codes: string[]) => {
    await know({ on: true, recoveryCodesLeft: codes.length })
    setStep({ name: 'codes', codes })
  }
  const onOff = async () => {
    await know({ on: false, recoveryCodesLeft: 0 })
    offNow()
  }
  /** A call whose answer was lost may have been carried out, or another tab may have been first: then there is nothing left to do. */
  const settleIf = async (wanted: boolean, settled: () => void) => {
    const { data: present } = await answer.refetch()
    if (present?.data.on === wanted) settled()
  }
  const seeIfOn = () => void settleIf(true, onAlready)
  const seeIfOff = () => void settleIf(false, offNow)
  const { data, isMissing } = answer
  if (isMissing) return <NotLoaded of={answer}>The state of your account could not be loaded.</NotLoaded>
  if (!data) return <div className="security-waiting" data-part={TWO_STEP.id}><Loading lines={2} /></div>
  const { on, recoveryCodesLeft } = data.data
  if (step.name === 'begun') return <Confirm begun={step.begun} onConfirmed={(codes) => void onConfirmed(codes)} onDoubt={seeIfOn} onCancel={() => setStep({ name: 'state' })} />
  if (step.name === 'codes') return <RecoveryCodes codes={step.codes} onKept={onNow} />
  return (
    <>
      <p className="security-state"><Status tone={on ? 'green' : 'grey'}>{on ? 'On' : 'Off'}</Status> {on && <span>{codesLeft(recoveryCodesLeft)}</span>}</p>
      {on ? <TurnOff onOff={() => void onOff()} onDoubt={seeIfOff} /> : <SetUp onBegun={(begun) => setStep({ name: 'begun', begun })} onDoubt={seeIfOn} />}
    </>
  )
}

/** /admin/security: the admin's second factor and password (trust row 6). */
export const Security = () => {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <SecurityRoot role="admin" parts={[TWO_STEP, PASSWORD, SIGNED_IN]}>
      <Section {...TWO_STEP} heading={heading}><SecondFactor heading={heading} /></Section>
      <ChangePassword role="admin" />
      <SignedIn role="admin" />
    </SecurityRoot>
  )
}
