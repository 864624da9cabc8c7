import { useCatalogue, useConnection, useInBrowser } from "./use-catalogue.ts";
import { ageText } from "#words/write.ts";
import { trustedNow } from "../../../data/net/clock.ts";

export function DataAge() {
  const { snapshot, problem, storage } = useCatalogue();
  const connection = useConnection();
  if (!useInBrowser()) return null;
  const isStale = connection === "offline" || problem !== null;
  return (
    <div role="status">
      {isStale && snapshot.as_of !== null && (
        <p className="dim">
          {connection === "offline" ? "You are offline. " : "The catalog could not be refreshed. "}
          Prices and dates as of {ageText(snapshot.as_of, trustedNow())}.
        </p>
      )}
      {storage === "full" && (
        <p className="surface">
          This device is out of storage: the catalog works online but is not saved for offline use.
        </p>
      )}
      {storage === "refused" && (
        <p className="surface">Private browsing? The site works online, but nothing can be saved for offline use.</p>
      )}
    </div>
  );
}
