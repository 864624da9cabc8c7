import { Title } from "@mantine/core";
import { REGISTRATION } from "#texts/app.ts";
import { PAYMENT_RECEIPT } from "#texts/payment.ts";
import { dayInTashkent, money } from "#texts/write.ts";
import type { PaymentFacts } from "../../data/remote/traveler/verbs.ts";
import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import { fiscalReceiptsOf } from "../../domain/payment/parse-fiscal-receipts.ts";
import { legalName } from "../../domain/shop/settings.ts";
import { Facts } from "../../shared/ui/facts.tsx";
import { FiscalReceipts } from "../../shared/ui/fiscal-receipts.tsx";
import { useShop } from "../../shared/ui/shop.tsx";
import { registrationText } from "../../text/app.ts";
import { receiptFacts } from "../../text/payment-pages.ts";
import classes from "./payment.module.css";

type Props = { trip: LocalBooking | undefined; payment: PaymentFacts };

export function Receipt({ trip, payment }: Props) {
  const shop = useShop();
  const registration = registrationText(REGISTRATION, shop);
  const fiscal = fiscalReceiptsOf(trip?.view).filter(({ payment_id }) => payment_id === payment.payment_id);
  return (
    <section aria-labelledby="receipt" className={classes.receipt}>
      <Title order={2} size="h4" id="receipt">
        {PAYMENT_RECEIPT.title}
      </Title>
      <address className="dim">
        {[legalName(shop), shop.address, shop.email].filter(Boolean).join(", ")}
        {registration ? (
          <>
            , <span className="whole">{registration}</span>
          </>
        ) : null}
      </address>
      <Facts
        className={classes.sums}
        of={[
          ...receiptFacts(trip?.view, payment),
          [
            PAYMENT_RECEIPT.paidOn({ date: dayInTashkent(payment.paid_at ?? payment.created_at) }),
            money(payment.amount_cents),
          ],
        ]}
      />
      <FiscalReceipts receipts={fiscal} />
    </section>
  );
}
