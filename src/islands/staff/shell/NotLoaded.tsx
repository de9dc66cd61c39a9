import { TryAgain } from '#islands/staff/shell/TryAgain.tsx'

type Asked = { errorUpdateCount: number; isFetching: boolean; refetch: () => unknown }

/** Says that something could not be loaded, announced at each failure, with a retry button. `of` is its `useAnswer`. */
export const NotLoaded = ({ of: { errorUpdateCount, isFetching, refetch }, children }: { of: Asked; children: string }) => (
  <p><span key={errorUpdateCount} role="alert">{children}</span> <TryAgain again={refetch} busy={isFetching} /></p>
)
