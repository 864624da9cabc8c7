import { Button } from "@mantine/core";
import { DESK_STATE } from "#texts/desk.ts";
import { ago, clockInTashkent } from "#texts/write.ts";
import { EmptyState } from "../../shared/ui/empty-state.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { useNow } from "../../shared/use-now.ts";
import { failureText } from "../../text/desk.ts";
import type { DeskRead } from "./use-desk-read.ts";

type Props = { reads: readonly Pick<DeskRead<unknown>, "loadedAt" | "loading" | "failure" | "refresh">[] };

export function DeskState({ reads }: Props) {
  const now = useNow();
  const times = reads.flatMap(({ loadedAt }) => (loadedAt === undefined ? [] : [loadedAt]));
  const failure = reads.find((read) => read.failure)?.failure;
  const loading = reads.some((read) => read.loading);
  const retryButton = (
    <Button
      variant="default"
      size="xs"
      className="screen-only"
      loading={loading}
      onClick={() => {
        for (const read of reads) void read.refresh();
      }}
    >
      {failure ? DESK_STATE.again : DESK_STATE.refresh}
    </Button>
  );
  const failureReason = failure?.code === "unreachable" ? DESK_STATE.unreachable : failure && failureText(failure);

  if (times.length < reads.length && failure) {
    return (
      <EmptyState title={failureReason ?? ""} action={retryButton}>
        {DESK_STATE.nothing}
      </EmptyState>
    );
  }
  if (times.length < reads.length) return <Spinner label={DESK_STATE.loading} />;
  const oldestMs = Math.min(...times);
  return (
    <div className={failure ? "row notice" : "row dim"}>
      <span role={failure ? "alert" : undefined}>
        {failure
          ? DESK_STATE.stale({ why: failureReason ?? "", time: clockInTashkent(oldestMs), age: ago(now - oldestMs) })
          : DESK_STATE.fresh({ time: clockInTashkent(oldestMs) })}
      </span>
      {retryButton}
    </div>
  );
}
