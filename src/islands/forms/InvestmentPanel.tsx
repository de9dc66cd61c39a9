import { useEffect, useRef } from 'react'
import { investmentForm } from '#contracts/forms/investment.ts'
import { FormIsland } from '#islands/forms/FormIsland.tsx'
import './panel.css'

/**
 * The investment form, opened in place by Get Started Now or the address `#invest`, and closed once it has said its
 * thanks (spec sections 2 and 4). A native disclosure: it opens before the island wakes, and without it.
 */
export const InvestmentPanel = () => {
  const panel = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const openIfNamed = () => { if (location.hash === '#invest') panel.current!.open = true }
    openIfNamed()
    addEventListener('hashchange', openIfNamed)
    return () => removeEventListener('hashchange', openIfNamed)
  }, [])

  const close = () => {
    panel.current!.open = false
    panel.current!.querySelector('summary')!.focus()
  }

  return (
    <details ref={panel} className="panel">
      <summary className="button button-dawn">Get Started Now</summary>
      <div className="inside"><FormIsland form={investmentForm} onClose={close} /></div>
    </details>
  )
}
