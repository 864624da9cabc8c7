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

const countText = (number: number, one: string, many: string) => (number === 0 ? [] : [count(number, one, many)]);

const privateDataTexts = ({ unsent, trips, drafts }: PrivateCounts) =>
  [
    ...countText(trips, "trip", "trips"),
    ...countText(unsent, "request that is not sent yet", "requests that are not sent yet"),
    ...countText(drafts, "unfinished form", "unfinished forms"),
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
        title: "Not everything was removed",
        message: "Close other tabs of this site and try again.",
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
      title="Sign out: what about this device?"
      onClose={onEnd}
      answers={[
        { label: "Stay signed in" },
        {
          label: "Remove them",
          tone: "danger",
          onChoose: () => void signOutWith("remove", counts.facts),
          stays: true,
          disabled: busy,
        },
        {
          label: "Keep them here",
          tone: "main",
          onChoose: () => void signOutWith("keep", counts.facts),
          stays: true,
          disabled: busy,
        },
      ]}
    >
      <p>On this device: {privateDataTexts(counts)}.</p>
      {counts.unsent > 0 ? (
        <p>
          <strong>What is not sent yet exists only here. If you remove it, it is lost.</strong>
        </p>
      ) : null}
      <p>If others use this device, remove your trips: the links in your emails open them again.</p>
    </AskDialog>
  );
}
