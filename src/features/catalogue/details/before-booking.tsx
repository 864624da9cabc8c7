import { Title } from "@mantine/core";
import { BEFORE_BOOKING } from "#texts/catalogue.ts";
import { CARD_TEXTS } from "#texts/home.ts";
import { tashkentTime } from "#texts/write.ts";
import type { PackageMeeting } from "../../../domain/catalogue/package-days.ts";
import type { Tour, TourPackage } from "../../../domain/catalogue/types.ts";
import { Facts } from "../../../shared/ui/facts.tsx";
import { dialableNumber, PhoneLink } from "../../../shared/ui/links.tsx";
import { rowText } from "../../../shared/ui/row-text.tsx";
import { useShop, WriteToUs } from "../../../shared/ui/shop.tsx";
import { factsOf } from "../../../text/catalogue.ts";
import { MeetingMap } from "./route-map.tsx";
import classes from "./details.module.css";

function WhomToCall({ phone }: { phone: string | null }) {
  const shop = useShop();
  if (!phone) return shop.phone ? <PhoneLink number={shop.phone} /> : <WriteToUs />;
  return (
    <>
      <PhoneLink number={phone} /> · <a href={`https://wa.me/${dialableNumber(phone).replace("+", "")}`}>WhatsApp</a> ·{" "}
      <a href={`https://t.me/${dialableNumber(phone)}`}>Telegram</a>
    </>
  );
}

type Props = {
  meeting: PackageMeeting | undefined;
  item: Tour | TourPackage;
};

export function BeforeBooking({ meeting, item }: Props) {
  const point = meeting?.meeting_point;
  return (
    <section>
      <Title order={2}>{BEFORE_BOOKING.title}</Title>
      <div className={classes.before}>
        <Facts
          of={[
            [BEFORE_BOOKING.meetingPoint, point && rowText(point, meeting)],
            [BEFORE_BOOKING.starts, point && meeting.meeting_time ? tashkentTime(meeting.meeting_time) : null],
            [BEFORE_BOOKING.groupSize, CARD_TEXTS.group({ guests: item.max_guests })],
            ...factsOf(item.good_to_know).map(([label, text]) => [label, rowText(text, item)] as const),
            [BEFORE_BOOKING.askUs, <WhomToCall key="phone" phone={meeting?.contact_phone ?? null} />],
          ]}
        />
        {point ? <MeetingMap latitude={meeting.meeting_latitude} longitude={meeting.meeting_longitude} /> : null}
      </div>
    </section>
  );
}
