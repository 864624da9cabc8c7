import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { SIGN_OUT_DIALOG, SIGNED_OUT } from "#texts/auth.ts";
import { deleteAccountRows } from "../../data/local/bookings.ts";
import { clearDeskCache } from "../../data/local/desk-cache.ts";
import { countPrivate, type PrivateCounts, removePrivate } from "../../data/local/private-data.ts";
import { signOut } from "../../data/remote/auth.ts";
import { paths } from "../../shared/paths.ts";
import { AskDialog } from "../../shared/ui/dialog/ask-dialog.tsx";
import { toast } from "../../shared/ui/toast/toast.ts";
import { forgetStoredSession } from "./session-store.ts";

async function signOutHere(onThisPhone: "keep" | "remove", facts: number): Promise<void> {
  const answer = await signOut();
  forgetStoredSession();
  await Promise.all([deleteAccountRows(), clearDeskCache()]);
  if (onThisPhone === "remove") {
    await removePrivate();
    const { dropPushAddress } = await import("../../data/sync/news/news-ways.ts");
    await dropPushAddress();
  }
  if (answer.ok) {
    const message = [SIGNED_OUT.text, ...reportsStay(facts)].join(" ");
    toast({ title: SIGNED_OUT.title, message, tone: "success" });
    return;
  }
  const message = [SIGNED_OUT.hereOnlyText, ...reportsStay(facts)].join(" ");
  toast({ title: SIGNED_OUT.hereOnly, message, tone: "info" });
}

const reportsStay = (reports: number) => (reports === 0 ? [] : [SIGNED_OUT.reportsStay({ reports })]);

const countText = (number: number, text: (d: { number: number }) => string) => (number === 0 ? [] : [text({ number })]);

const privateDataTexts = ({ unsent, trips, drafts }: PrivateCounts) =>
  [
    ...countText(trips, SIGN_OUT_DIALOG.trips),
    ...countText(unsent, SIGN_OUT_DIALOG.unsent),
    ...countText(drafts, SIGN_OUT_DIALOG.drafts),
  ].join(", ");

export function SignOut({ onEnd }: { onEnd: () => void }) {
  const navigate = useNavigate();
  const [counts, setCounts] = useState<PrivateCounts>();
  const [busy, setBusy] = useState(false);
  const hasBegun = useRef(false);

  const signOutWith = async (choice: "keep" | "remove", facts: number) => {
    setBusy(true);
    try {
      await signOutHere(choice, facts);
    } catch (error) {
      console.warn("Signing out:", error);
      toast({
        title: SIGNED_OUT.incomplete,
        message: SIGNED_OUT.incompleteText,
        tone: "error",
      });
    }
    void navigate(paths.auth());
    onEnd();
  };

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const startSignOut = async () => {
      const counts = await countPrivate();
      if (counts.unsent + counts.trips + counts.drafts === 0) await signOutWith("remove", counts.facts);
      else setCounts(counts);
    };
    startSignOut().catch(() => signOutWith("keep", 0));
  });

  if (!counts) return null;
  return (
    <AskDialog
      title={SIGN_OUT_DIALOG.title}
      onClose={onEnd}
      answers={[
        { label: SIGN_OUT_DIALOG.stay },
        {
          label: SIGN_OUT_DIALOG.remove,
          tone: "danger",
          onChoose: () => void signOutWith("remove", counts.facts),
          stays: true,
          disabled: busy,
        },
        {
          label: SIGN_OUT_DIALOG.keep,
          tone: "main",
          onChoose: () => void signOutWith("keep", counts.facts),
          stays: true,
          disabled: busy,
        },
      ]}
    >
      <p>{SIGN_OUT_DIALOG.onDevice({ list: privateDataTexts(counts) })}</p>
      {counts.unsent > 0 ? (
        <p>
          <strong>{SIGN_OUT_DIALOG.unsentLost}</strong>
        </p>
      ) : null}
      <p>{SIGN_OUT_DIALOG.shared}</p>
    </AskDialog>
  );
}
