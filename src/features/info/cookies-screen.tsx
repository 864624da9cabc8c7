import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { CLEAR_DEVICE, COOKIES_PAGE, STORED_DATA_TEXTS } from "#texts/info.ts";
import { emptyDatabase } from "../../data/local/private-data.ts";
import { CACHES } from "../../domain/device/stored-names.ts";
import { FactTable, InfoPage, InfoSection } from "./info-page.tsx";

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
          <Text>{CLEAR_DEVICE.question}</Text>
          <Button color="red" onClick={() => void clear()}>
            {CLEAR_DEVICE.yes}
          </Button>
          <Button variant="default" onClick={() => setAsked(false)}>
            {CLEAR_DEVICE.no}
          </Button>
        </Group>
      ) : (
        <Button variant="default" onClick={() => setAsked(true)}>
          {CLEAR_DEVICE.remove}
        </Button>
      )}
      <Text role="status" mt="sm">
        {result ? CLEAR_DEVICE[result] : ""}
      </Text>
    </>
  );
}

export const CookiesScreen = () => (
  <InfoPage route="cookies" description={COOKIES_PAGE.description} lead={COOKIES_PAGE.lead}>
    <InfoSection id="stored" title={COOKIES_PAGE.stored}>
      <FactTable
        caption={COOKIES_PAGE.storedCaption}
        head={[COOKIES_PAGE.whereColumn, COOKIES_PAGE.whatColumn]}
        rows={Object.entries(STORED_DATA_TEXTS)}
      />
    </InfoSection>
    <InfoSection id="looks" title={COOKIES_PAGE.looks}>
      <p>{COOKIES_PAGE.looksText}</p>
    </InfoSection>
    <InfoSection id="others" title={COOKIES_PAGE.others}>
      <p>{COOKIES_PAGE.othersText}</p>
    </InfoSection>
    <InfoSection id="clear" title={COOKIES_PAGE.remove}>
      <ClearButton />
    </InfoSection>
  </InfoPage>
);
