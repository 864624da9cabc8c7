import { useSearchParams } from "react-router-dom";
import { GIFT_CARD_SHOP } from "#texts/payment.ts";
import { sharePreview } from "../../../data/net/addresses.ts";
import { paths } from "../../../shared/paths.ts";
import { Page } from "../../../shared/ui/page/page.tsx";
import { GiftCardOrderForm } from "./gift-card-order-form.tsx";
import { GiftCardResult } from "./gift-card-result.tsx";

export const GiftCardShopScreen = () => (
  <Page
    narrow
    route="giftCards"
    lead={GIFT_CARD_SHOP.lead}
    description={GIFT_CARD_SHOP.description}
    {...sharePreview(paths.giftCards())}
  >
    <GiftCardOrderForm />
  </Page>
);

export function GiftCardSaleScreen() {
  const [params] = useSearchParams();
  const paymentId = params.get("payment_id") ?? "";
  return (
    <Page narrow route="giftCardSale">
      <GiftCardResult key={paymentId} paymentId={paymentId} />
    </Page>
  );
}
