import { Text } from "@mantine/core";
import { useEffect } from "react";
import { COMPANION_VOUCHER } from "#texts/companion.ts";
import { VOUCHER_FACTS } from "#texts/trips.ts";
import { connection } from "../../data/net/connection.ts";
import { fetchCompanionVoucher } from "../../data/sync/trips/refresh-companion.ts";
import type { CompanionKey } from "../../domain/companions/companion-trip.ts";
import type { CompanionView } from "../../domain/companions/companion-view.ts";
import { tripDayFacts } from "../../shared/trip/days-text.ts";
import { Facts } from "../../shared/ui/facts.tsx";
import { Panel } from "../../shared/ui/panel.tsx";
import { QrCode } from "../../shared/ui/qr-code.tsx";
import classes from "../../shared/trip/trip.module.css";

function useCompanionCode({ id, token }: CompanionKey, isLacking: boolean) {
  useEffect(() => {
    if (!isLacking) return;
    const loadVoucher = () => void fetchCompanionVoucher({ id, token });
    loadVoucher();
    return connection.subscribe((now) => {
      if (now === "online") loadVoucher();
    });
  }, [id, token, isLacking]);
}

export function CompanionVoucher({ trip, view }: { trip: CompanionKey; view: CompanionView }) {
  const { voucher, label } = view;
  useCompanionCode(trip, voucher === null);
  return (
    <Panel title={COMPANION_VOUCHER.title} className={classes.voucher}>
      {voucher ? (
        <div className={classes.scan}>
          <QrCode text={voucher} label={COMPANION_VOUCHER.label({ name: label })} ecc="medium" />
          <Text size="sm">{COMPANION_VOUCHER.show}</Text>
        </div>
      ) : (
        <Text role="status" className={classes.noCode}>
          {COMPANION_VOUCHER.coming}
        </Text>
      )}
      <div>
        <Facts
          of={{
            [VOUCHER_FACTS.traveler]: label,
            ...tripDayFacts(view),
          }}
        />
      </div>
    </Panel>
  );
}
