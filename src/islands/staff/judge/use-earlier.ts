import { judgingRoutes, type Conflict, type Evaluation } from '#contracts/api/evaluations.ts'
import { foldName } from '#contracts/field-rules.ts'
import { useAnswer } from '#islands/staff/shell/queries.ts'

/** This judge's own evaluation of, and declared interest in, the venture called `name`, matched as the server matches names. */
export const useEarlier = (name: string): { evaluation: Evaluation | undefined; interest: Conflict | undefined } => {
  const key = foldName(name)
  const evaluations = useAnswer(judgingRoutes.ownEvaluations)
  const interests = useAnswer(judgingRoutes.ownConflicts)
  const isIt = ({ ventureName }: { ventureName: string }) => key !== '' && foldName(ventureName) === key
  return { evaluation: evaluations.data?.data.find(isIt), interest: interests.data?.data.find(isIt) }
}
