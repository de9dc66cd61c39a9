import { TryAgain } from '#islands/staff/shell/TryAgain.tsx'

type Asked = { errorUpdateCount: number; isFetching: boolean; refetch: () => unknown }

/** What could not be loaded, said each time, and the way to ask for it again. `of` is its `useAnswer`. */
export const NotLoaded = ({ of: { errorUpdateCount, isFetching, refetch }, children }: { of: Asked; children: string }) => (
  <p><span key={errorUpdateCount} role="alert">{children}</span> <TryAgain again={refetch} busy={isFetching} /></p>
)
