import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { countPrivate, type PrivateCounts, removePrivate } from "../../data/local/private-data.ts";
import { paths } from "../../shared/paths.ts";
import { AskDialog } from "../../shared/ui/dialog/ask-dialog.tsx";
import { count } from "#words/write.ts";
import { toast } from "../../shared/ui/toast/toast.ts";
import { signOut } from "../../data/remote/auth.ts";
import { deleteAccountRows } from "../../data/local/bookings.ts";
import { clearDeskCache } from "../../data/local/desk-cache.ts";
import { forgetStoredSession } from "./session-store.ts";

async function signOutHere(onThisPhone: "keep" | "remove", facts: number): Promise<void> {
  const answer = await signOut();
  forgetStoredSession();
  await Promise.all([deleteAccountRows(), clearDeskCache()]);
  if (onThisPhone === "remove") await removePrivate();
  if (answer.ok) {
    const message = ["You are signed out on all your devices.", ...factsStay(facts)].join(" ");
    toast({ title: "Signed out", message, tone: "success" });
    return;
  }
  const open =
    "Our server did not answer, so you may still be signed in on your other devices. To end that, sign in and out once more.";
  const message = [open, ...factsStay(facts)].join(" ");
  toast({ title: "Signed out on this device", message, tone: "info" });
}

/** A guide's queued reports contain no names, and the phone sends them with its own key. */
const factsStay = (facts: number) =>
  facts === 0
    ? []
    : [
        `${count(facts, "check-in or payment", "check-ins and payments")} not sent yet: saved here without names, sent once you are online.`,
      ];

const counted = (number: number, one: string, many: string) => (number === 0 ? [] : [count(number, one, many)]);

const kept = ({ unsent, trips, drafts }: PrivateCounts) =>
  [
    ...counted(trips, "trip", "trips"),
    ...counted(unsent, "request that is not sent yet", "requests that are not sent yet"),
    ...counted(drafts, "unfinished form", "unfinished forms"),
  ].join(", ");

export function SignOut({ onEnd }: { onEnd: () => void }) {
  const navigate = useNavigate();
  const [counts, setCounts] = useState<PrivateCounts>();
  const [busy, setBusy] = useState(false);
  const begun = useRef(false);

  const leave = async (choice: "keep" | "remove", facts: number) => {
    setBusy(true);
    try {
      await signOutHere(choice, facts);
    } catch (error) {
      console.warn("Signing out:", error);
      toast({
        title: "Not everything was removed",
        message: "Close other tabs of this site and try again.",
        tone: "error",
      });
    }
    void navigate(paths.auth());
    onEnd();
  };

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const begin = async () => {
      const now = await countPrivate();
      if (now.unsent + now.trips + now.drafts === 0) await leave("remove", now.facts);
      else setCounts(now);
    };
    begin().catch(() => leave("keep", 0));
  });

  if (!counts) return null;
  return (
    <AskDialog
      title="Sign out: what about this device?"
      onClose={onEnd}
      answers={[
        { label: "Stay signed in" },
        {
          label: "Remove them",
          tone: "danger",
          onChoose: () => void leave("remove", counts.facts),
          stays: true,
          disabled: busy,
        },
        {
          label: "Keep them here",
          tone: "main",
          onChoose: () => void leave("keep", counts.facts),
          stays: true,
          disabled: busy,
        },
      ]}
    >
      <p>On this device: {kept(counts)}.</p>
      {counts.unsent > 0 ? (
        <p>
          <strong>What is not sent yet exists only here. If you remove it, it is lost.</strong>
        </p>
      ) : null}
      <p>If others use this device, remove your trips: the links in your emails open them again.</p>
    </AskDialog>
  );
}
