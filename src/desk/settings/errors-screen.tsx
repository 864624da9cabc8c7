import { Button } from "@mantine/core";
import { useState } from "react";
import { ERRORS } from "#texts/desk.ts";
import { callDesk } from "../../data/remote/desk/ask-desk.ts";
import type { DeskError } from "../../domain/desk/settings/error-schema.ts";
import { EmptyState } from "../../shared/ui/empty-state.tsx";
import { toast } from "../../shared/ui/toast/toast.ts";
import { useNow } from "../../shared/use-now.ts";
import { failureText } from "../../text/desk.ts";
import { AdminPage } from "../shared/admin-page.tsx";
import { deskQuery } from "../shared/desk-query.ts";
import { DeskState } from "../shared/desk-state.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";

const REFRESH_INTERVAL_MS = 20_000;

function ErrorCard({ error, removed }: { error: DeskError; removed: () => void }) {
  const [busy, setBusy] = useState(false);
  const now = useNow();
  const removeErrors = async () => {
    setBusy(true);
    const answer = await callDesk("rpc/admin_drop_error", { id: error.id });
    setBusy(false);
    if (answer.ok) removed();
    else toast({ title: ERRORS.notRemoved, message: failureText(answer), tone: "error" });
  };
  return (
    <li className="surface stack tight">
      <strong>{error.message}</strong>
      <span className="dim">{ERRORS.where({ place: error.place || error.source, version: error.version })}</span>
      <span className="dim">{ERRORS.seen({ times: error.count, ageMs: now - Date.parse(error.last_at) })}</span>
      {error.stack ? (
        <details>
          <summary>{ERRORS.details}</summary>
          <pre style={{ overflowX: "auto" }}>{error.stack}</pre>
        </details>
      ) : null}
      <div>
        <Button variant="default" size="compact-md" loading={busy} onClick={() => void removeErrors()}>
          {ERRORS.remove}
        </Button>
      </div>
    </li>
  );
}

export function ErrorsScreen() {
  const deskRead = useDeskRead(deskQuery("rpc/admin_errors", {}), REFRESH_INTERVAL_MS);
  return (
    <AdminPage route="adminErrors">
      <DeskState reads={[deskRead]} />
      {deskRead.value?.length === 0 ? <EmptyState title={ERRORS.empty} /> : null}
      <ul className="plain stack" aria-label={ERRORS.label}>
        {deskRead.value?.map((error) => (
          <ErrorCard key={error.id} error={error} removed={() => void deskRead.refresh()} />
        ))}
      </ul>
    </AdminPage>
  );
}
