import { useEffect, useState } from 'react'
import { evaluationRoutes } from '#contracts/api/evaluations.ts'
import { foldName } from '#contracts/field-rules.ts'
import { InterestsApart } from '#islands/staff/admin/ranking/InterestsApart.tsx'
import { AT_ONCE, RankingTable } from '#islands/staff/admin/ranking/RankingTable.tsx'
import { usePlace } from '#islands/staff/admin/ranking/use-place.ts'
import { useReturn } from '#islands/staff/admin/ranking/use-return.ts'
import { Venture } from '#islands/staff/admin/ranking/Venture.tsx'
import { Loading } from '#islands/staff/shell/Loading.tsx'
import { useAnswer } from '#islands/staff/shell/queries.ts'
import { StaffRoot } from '#islands/staff/shell/StaffRoot.tsx'
import { toast } from '#islands/staff/shell/toasts/toast.ts'
import { TryAgain } from '#islands/staff/shell/TryAgain.tsx'
import '#ui/field.css'
import './ranking.css'

const Ranking = () => {
  const { data, error, isFetching, refetch } = useAnswer(evaluationRoutes.ranking)
  const place = usePlace()
  const [most, setMost] = useState(AT_ONCE)
  const opened = place.venture ? data?.data.find(({ ventureKey }) => ventureKey === foldName(place.venture)) : undefined
  useReturn(opened?.ventureName)
  useEffect(() => { if (error) toast.failure('Failed to fetch responses') }, [error])

  if (!data && error) return <p>The ranking could not be loaded. <TryAgain again={refetch} busy={isFetching} /></p>
  if (!data) return <Loading lines={3} />
  if (opened) return <Venture venture={opened} place={place} />
  return (
    <>
      {place.venture && data.data.length > 0 && <p role="status">{`No judge has scored “${place.venture}”, or no score of it counts.`}</p>}
      {data.data.length > 0 ? <RankingTable ventures={data.data} place={place} most={most} setMost={setMost} /> : <p>No judge response found.</p>}
      {data.apart.length > 0 && <InterestsApart apart={data.apart} />}
    </>
  )
}

/** /admin/ranking: ventures by the mean of their judges, and one venture's judges side by side. */
export const RankingPage = () => <StaffRoot role="admin"><Ranking /></StaffRoot>
