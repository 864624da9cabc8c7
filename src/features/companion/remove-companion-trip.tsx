import { Button } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { REMOVE_COMPANION_TRIP } from "#texts/companion.ts";
import { removeCompanionTrip } from "../../data/local/stored-companions.ts";
import { unfollowNews } from "../../data/sync/news/page-news.ts";
import type { CompanionKey } from "../../domain/companions/companion-trip.ts";
import { paths } from "../../shared/paths.ts";
import { AskDialog } from "../../shared/ui/dialog/ask-dialog.tsx";

export function RemoveCompanionTrip({ trip, isUnsent }: { trip: CompanionKey; isUnsent: boolean }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const removeFromDevice = async () => {
    await unfollowNews({ as: "companion", id: trip.id });
    await removeCompanionTrip(trip);
    void navigate(paths.trips(), { replace: true });
  };
  return (
    <div className="screen-only">
      <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
        {REMOVE_COMPANION_TRIP.ask}
      </Button>
      {asking ? (
        <AskDialog
          title={REMOVE_COMPANION_TRIP.ask}
          onClose={() => setAsking(false)}
          answers={[
            { label: REMOVE_COMPANION_TRIP.keep },
            { label: REMOVE_COMPANION_TRIP.confirm, tone: "danger", onChoose: () => void removeFromDevice() },
          ]}
        >
          {isUnsent ? <p>{REMOVE_COMPANION_TRIP.unsent}</p> : null}
          <p>{REMOVE_COMPANION_TRIP.why}</p>
        </AskDialog>
      ) : null}
    </div>
  );
}
