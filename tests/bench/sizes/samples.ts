import { hashOf, idOf, tokenOf } from "./size.ts";

const MOST = 400;
const some = (alias: string, from: string) =>
  `(select ${alias}.* from ${from} order by md5(${alias}.id::text) limit ${MOST}) ${alias}`;
const own = tokenOf("own", "substr(b.reference, 6)");
const bookings = (where: string) => some("b", `public.bookings b where ${where}`);
const onOffer =
  "d.start_date - d.closes_days > private.today() + 10 and exists (select from public.tours t where t.id = d.tour_id and not t.archived)";

export const samples = {
  anything: "select 1 as one",
  revisions: "select (public.catalogue_since(9000000000) ->> 'revision')::bigint as newest",
  translated: "select (public.translations_since('ru', 9000000000) ->> 'revision')::bigint as newest",
  drafts: `select t.id as draft, ${tokenOf("preview", "substr(t.title, 7)")} as token from ${some("t", "public.tours t where t.draft")}`,
  open: `select d.tour_id as tour, d.start_date::text as day, (private.quote('tour', d.tour_id, 2, d.start_date) ->> 'total_cents')::bigint as cents
    from ${some("d", `public.departures d where d.state = 'open' and d.places - d.taken > 4 and ${onOffer}`)}`,
  full: `select d.tour_id as tour, d.start_date::text as day
    from ${some("d", `public.departures d where d.state in ('open', 'guaranteed') and d.taken = d.places and ${onOffer}`)}`,
  packages: `select p.id as package from ${some("p", "public.packages p")}`,
  reviewed: `select t.id as item from ${some("t", "public.tours t where t.stars is not null")}`,
  booked: `select b.id, ${own} as token, b.customer_email as email from ${bookings("true")}`,
  upcoming: `select b.id, ${own} as token, (private.refund_today(b) ->> 'refund_cents')::bigint as back
    from (select x.* from public.bookings x join ${bookings("b.status = 'confirmed' and b.check_in > private.today() + 10")} on b.id = x.id) b`,
  movable: `select b.id, ${own} as token, d.start_date::text as day, (private.move_outlook(private.booking_view(b.id), d.start_date,
      (private.quote('tour', b.tour_id, b.guests, d.start_date) ->> 'unit_price_cents')::bigint, private.today()) ->> 'difference_cents')::bigint as difference
    from ${bookings("b.status = 'confirmed' and b.check_in > private.today() + 40")}
    join lateral (
      select d.start_date from public.departures d where d.tour_id = b.tour_id and d.id <> b.departure_id
        and d.state in ('open', 'guaranteed') and d.places - d.taken > 4 and ${onOffer} order by d.start_date limit 1
    ) d on true`,
  shared: `select b.id, ${own} as token, c.id as companion, ${tokenOf("companion", "substr(b.reference, 6)")} as companion_token, x.id as channel
    from ${bookings("b.status = 'confirmed' and b.check_in > private.today() + 10 and exists (select from public.companions c where c.booking_id = b.id)")}
    join public.companions c on c.booking_id = b.id join private.channels x on x.booking_id = b.id and x.kind = 'telegram'`,
  held: `select b.id, ${own} as token from ${bookings("b.status = 'pending'")}`,
  owing: `select b.id, ${own} as token, c.code, least(private.owed(b.id), private.card_left(c.id)) as takes
    from ${bookings("b.status = 'confirmed' and b.balance_due_on is not null")}
    join public.gift_cards c on c.id = ${idOf("card", "(1 + substr(b.reference, 6)::integer % 20)")}`,
  back: `select b.id, ${own} as token
    from ${bookings("b.status = 'confirmed' and b.ends_on < private.today() and substr(b.reference, 6)::integer % 3 <> 1")}`,
  met: `select b.id, ${own} as token, n.id as news from ${some("c", "public.meeting_changes c")}
    join public.news n on n.change_id = c.id join public.bookings b on b.id = n.booking_id`,
  payments: `select p.id::text as id, p.provider_payment_id as theirs from ${some("p", "public.payments p where p.method = 'provider' and p.booking_id is not null")}`,
  sales: `select p.id::text as id from ${some("p", "public.payments p where p.purpose = 'gift_card'")}`,
  paying: `select p.id::text as id from ${some("p", "public.payments p where p.is_open")}`,
  paid: `select p.id::text as id from ${some("p", "public.payments p where p.status = 'completed' and p.method = 'provider'")}
    join public.bookings b on b.id = p.booking_id and b.status = 'confirmed'`,
  waiting: `select ${tokenOf("waiting", "s.n || '/' || k")} as token from generate_series(3, 79999, 40) s (n), generate_series(1, 3) k
    where exists (select from private.waiting_tokens t where t.token_hash = ${hashOf(tokenOf("waiting", "s.n || '/' || k"))})`,
  phones: `select i.id as device, ${tokenOf("phone", "g.email")} as key, g.user_id as account, b.id, b.departure_id as departure, b.guests
    from private.guide_devices i join public.guides g on g.id = i.guide_id join public.departures d on d.guide_id = g.id
    join public.bookings b on b.departure_id = d.id and b.status = 'confirmed'
    where d.start_date between private.today() - 2 and private.today() + 3`,
  links: `select ${tokenOf("data", "substring(l.address from '[0-9]+')")} as token from (
      select x.address from private.data_links x where private.erasure_refusal(x.address) is null order by md5(x.address)
    ) l`,
  desk: "select m.user_id as account from public.desk_members m",
  accounts: `select u.id as account from ${some("u", "auth.users u where u.email like 'guest%'")}`,
} satisfies Record<string, string>;

export type SampleName = keyof typeof samples;
export const sampleOf = (name: SampleName): string => `${samples[name]} limit ${MOST}`;
