import { useCatalogue, useConnection, useInBrowser } from "./use-catalogue.ts";
import { ageText } from "../../../shared/age-text.ts";
import { trustedNow } from "../../../data/net/clock.ts";

/** Says how old the shown catalogue is when it cannot be refreshed, and what the device will not keep. */
export function DataAge() {
  const { snapshot, problem, storage } = useCatalogue();
  const connection = useConnection();
  if (!useInBrowser()) return null;
  const stale = connection === "offline" || problem !== null;
  return (
    <div role="status">
      {stale && snapshot.as_of !== null && (
        <p className="dim">
          {connection === "offline" ? "You are offline. " : "The catalogue could not be refreshed. "}
          Prices and dates as of {ageText(snapshot.as_of, trustedNow())}.
        </p>
      )}
      {storage === "full" && (
        <p className="surface">
          Storage on this device is full: the catalogue works online but is not kept for offline.
        </p>
      )}
      {storage === "refused" && (
        <p className="surface">Private browsing? Everything works online, but trips can't be saved offline here.</p>
      )}
    </div>
  );
}
