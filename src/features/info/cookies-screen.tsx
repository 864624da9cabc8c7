import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { FactTable, InfoPage, InfoSection } from "./info-page.tsx";
import { STORED_DATA_TEXTS } from "./messages.ts";
import { CACHES } from "../../domain/device/stored-names.ts";
import { emptyDatabase } from "../../data/local/private-data.ts";

type ClearResult = "cleared" | "unsent" | "failed";

/** Unsent data exists only on this device, so refuse to clear it. */
async function clearDevice(): Promise<ClearResult> {
  try {
    if (!(await emptyDatabase())) return "unsent";
    for (const name of await caches.keys()) {
      // The service worker owns the app's files, and the next visit would download them again.
      if (name === CACHES.pictures) await caches.delete(name);
    }
    localStorage.clear();
    sessionStorage.clear();
    return "cleared";
  } catch (error) {
    console.warn("clearing this device:", error);
    return "failed";
  }
}

const results: Record<ClearResult, string> = {
  cleared: "Done. Nothing of ours is left on this device except this page, until you use the app again.",
  unsent: "Some bookings or messages on this device have not been sent. Send or remove them first.",
  failed: "The browser would not clear everything. Close other tabs of this site and try again.",
};

function ClearButton() {
  const [asked, setAsked] = useState(false);
  const [result, setResult] = useState<ClearResult>();
  const clear = async () => {
    setAsked(false);
    setResult(await clearDevice());
  };
  return (
    <>
      {asked ? (
        <Group>
          <Text>Remove everything, including vouchers and drafts?</Text>
          <Button color="red" onClick={() => void clear()}>
            Yes, remove
          </Button>
          <Button variant="default" onClick={() => setAsked(false)}>
            Keep it
          </Button>
        </Group>
      ) : (
        <Button
          variant="default"
          h="auto"
          mih="2.75rem"
          py="xs"
          styles={{ label: { whiteSpace: "normal" } }}
          onClick={() => setAsked(true)}
        >
          Remove everything from this device
        </Button>
      )}
      <Text role="status" mt="sm">
        {result ? results[result] : ""}
      </Text>
    </>
  );
}

export const CookiesScreen = () => (
  <InfoPage
    route="cookies"
    description="What this site stores on your device, and a button that removes it."
    lead="This site sets no cookies of its own. It keeps data on your device so that it works offline."
  >
    <InfoSection id="stored" title="What is stored, and where">
      <FactTable
        caption="All of it stays on this device; none of it is used for advertising or tracking"
        head={["Where", "What and why"]}
        rows={Object.entries(STORED_DATA_TEXTS)}
      />
    </InfoSection>
    <InfoSection id="looks" title="Light or dark">
      <p>
        At the foot of every page you choose between light, dark and whatever your device prefers. Only that choice is
        stored.
      </p>
    </InfoSection>
    <InfoSection id="others" title="Others">
      <p>
        No third party is part of our pages. When you pay, you go to the payment provider's own page, which sets its own
        cookies under its own policy.
      </p>
    </InfoSection>
    <InfoSection id="clear" title="Remove it">
      <ClearButton />
    </InfoSection>
  </InfoPage>
);
