import { Button, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { OWN_DATA } from "#texts/auth.ts";
import { deleteAccountRows } from "../../../data/local/bookings.ts";
import { eraseTrips } from "../../../data/local/erase-trips.ts";
import { signOut } from "../../../data/remote/auth.ts";
import { ownDataCalls } from "../../../data/remote/own-data.ts";
import type { OwnData } from "../../../domain/access/held-data.ts";
import { tokenFromBytes } from "../../../domain/base64url.ts";
import { SESSION_STORAGE } from "../../../domain/device/stored-names.ts";
import { ProblemText } from "../../../shared/form/problem-text.tsx";
import { paths } from "../../../shared/paths.ts";
import { TextLink } from "../../../shared/ui/links.tsx";
import { Page } from "../../../shared/ui/page/page.tsx";
import { dataFailureReason, erasedText } from "../../../text/auth.ts";
import { forgetStoredSession, useSession } from "../session-store.ts";
import { DataLinkForm } from "./data-link-form.tsx";
import { StoredDataList } from "./stored-data-list.tsx";

type OwnDataStep =
  | { step: "asked"; problem?: string }
  | { step: "gone" }
  | { step: "held"; own: OwnData }
  | { step: "erased"; bookings: number; isGoneHere: boolean };

const tokenOf = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get("token");

/** Survives a reload, so that the link stays open in this tab. */
function tabKey(): string {
  const newKey = tokenFromBytes(crypto.getRandomValues(new Uint8Array(32)));
  try {
    const storedKey = sessionStorage.getItem(SESSION_STORAGE.dataKey) ?? newKey;
    sessionStorage.setItem(SESSION_STORAGE.dataKey, storedKey);
    return storedKey;
  } catch {
    // Safari throws here if all cookies are blocked.
    return newKey;
  }
}

/** The account was deleted at the server, so its session here would only fail later. */
async function endErasedSession(address: string): Promise<void> {
  const { user } = useSession.getState();
  if (user?.email.toLowerCase() !== address.toLowerCase()) return;
  await signOut();
  forgetStoredSession();
  await deleteAccountRows();
}

function OpenedLink({ token }: { token: string }) {
  const [shown, setShown] = useState<OwnDataStep>({ step: "asked" });
  const [busy, setBusy] = useState(false);
  const [opened] = useState(() => ({ token, key: tabKey() }));

  const eraseHere = async (bookings: readonly string[], address?: string) => {
    let isErasedHere = true;
    try {
      await eraseTrips(bookings, address);
      if (address !== undefined) await endErasedSession(address);
    } catch (error) {
      console.warn("This device's copy could not be deleted:", error);
      isErasedHere = false;
    }
    setShown({ step: "erased", bookings: bookings.length, isGoneHere: isErasedHere });
  };

  const open = async () => {
    setBusy(true);
    const answer = await ownDataCalls("rpc/my_data", opened);
    setBusy(false);
    if (!answer.ok) {
      const isGone = answer.code === "refused" && answer.reason === "link_gone";
      return setShown(
        isGone
          ? { step: "gone" }
          : { step: "asked", problem: OWN_DATA.notOpened({ why: dataFailureReason(answer.reason) }) },
      );
    }
    if ("erased" in answer.value) return eraseHere(answer.value.bookings);
    return setShown({ step: "held", own: answer.value });
  };

  if (shown.step === "held") {
    const { own } = shown;
    return <StoredDataList opened={opened} own={own} erased={(ids) => void eraseHere(ids, own.address)} />;
  }
  if (shown.step === "gone")
    return (
      <div className="surface stack">
        <Text role="status">{OWN_DATA.gone}</Text>
        <DataLinkForm />
      </div>
    );
  if (shown.step === "erased")
    return (
      <div className="surface stack">
        <Title order={2} size="h4">
          {OWN_DATA.erased}
        </Title>
        <Text role="status">{shown.isGoneHere ? erasedText(shown.bookings) : OWN_DATA.notHere}</Text>
        {shown.isGoneHere ? null : <TextLink to={paths.cookies()}>{OWN_DATA.cookies}</TextLink>}
      </div>
    );
  return (
    <div className="surface stack">
      <Text>{OWN_DATA.opened}</Text>
      <ProblemText text={shown.problem} />
      <div className="row">
        <Button loading={busy} onClick={() => void open()}>
          {shown.problem ? OWN_DATA.again : OWN_DATA.open}
        </Button>
      </div>
    </div>
  );
}

/** Mail programs open links on their own, so only a tap uses the link up. */
export function OwnDataScreen() {
  const token = tokenOf(useLocation().hash);
  return (
    <Page route="ownData" narrow lead={OWN_DATA.lead}>
      {token === null ? (
        <div className="surface stack">
          <Text>{OWN_DATA.ask}</Text>
          <DataLinkForm />
        </div>
      ) : (
        <OpenedLink key={token} token={token} />
      )}
    </Page>
  );
}
