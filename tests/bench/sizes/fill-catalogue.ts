import { DEPARTURES_PER_TOUR, hashOf, idOf, tokenOf, type Size } from "./size.ts";

const PLACES = 50;
const TOURS_PER_PACKAGE = 20;
const TOURS_PER_DRAFT = 20;
const DEPARTURES_PER_GUIDE = 40;

export const fillCatalogue = ({ tours }: Size): string => `
  insert into public.destinations (id, name, city, description, revision)
  select ${idOf("place", "n")}, 'Place ' || n, 'City ' || n, repeat('A courtyard, a minaret, a market. ', 12),
    nextval('private.catalogue_revision')
  from generate_series(1, ${PLACES}) n;

  insert into public.guides (id, name, phone, email, user_id)
  select ${idOf("guide", "n")}, 'Guide ' || n, '+998 90 ' || (1000000 + n), 'guide' || n || '@example.com', ${idOf("guide account", "n")}
  from generate_series(1, ${(tours * DEPARTURES_PER_TOUR) / DEPARTURES_PER_GUIDE}) n;
  insert into auth.users (id, email, email_confirmed_at)
  select g.user_id, g.email, now() from public.guides g;

  create temporary table slots as
  select n, t, ${idOf("departure", "n")} as id, ${idOf("tour", "t")} as tour_id,
    private.today() - 200 + t * 7 % 60 + n % ${DEPARTURES_PER_TOUR} * 60 as start_date,
    20000 + t % 40 * 1500 as tour_cents, case when n % 11 = 0 then 22500 + t % 40 * 1500 end as own_cents,
    case when n % 60 = 59 then 'cancelled' when n % 29 = 0 then 'closed' when n % 7 = 0 then 'guaranteed' else 'open' end as state
  from (select n, n / ${DEPARTURES_PER_TOUR} + 1 as t from generate_series(0, ${tours * DEPARTURES_PER_TOUR} - 1) n) numbered;

  insert into public.tours (id, title, description, duration_days, price, max_guests, destination_id, includes, excludes,
    departure_dates, itinerary, meeting_point, meeting_time, options, archived, revision)
  select ${idOf("tour", "n")}, 'Tour ' || n, repeat('Words about a tour. ', 20), 1 + n % 9, 200 + n % 40 * 15, 16,
    ${idOf("place", `(1 + n % ${PLACES})`)}, '{Guide,Hotel,Breakfast}', '{Flights}', s.days,
    '{"1": "Arrive", "2": "Walk", "3": "Leave"}', 'Registan Square, at the fountain', '08:30',
    '[{"id": "single", "name": "Single room", "price_cents": 9000, "per": "guest", "most": 4, "retired": false}]',
    n % 200 = 199, nextval('private.catalogue_revision')
  from generate_series(1, ${tours}) n
  join (
    select t, array_agg(start_date order by start_date) filter (where state in ('open', 'guaranteed')) as days from slots group by t
  ) s on s.t = n;

  insert into public.packages (id, title, description, duration_days, price, max_guests, tour_ids, revision)
  select ${idOf("package", "n")}, 'Package ' || n, repeat('Words about a package. ', 20), 9, 900, 12,
    array[${idOf("tour", "n")}, ${idOf("tour", "(n + 1)")}, ${idOf("tour", "(n + 2)")}], nextval('private.catalogue_revision')
  from generate_series(1, greatest(1, ${tours} / ${TOURS_PER_PACKAGE})) n;

  insert into public.departures (id, tour_id, start_date, places, price_cents, min_guests, closes_days, state, guide_id, revision)
  select s.id, s.tour_id, s.start_date, 16, s.own_cents, case when n % 3 = 0 then 4 end, n % 5, s.state,
    case when n % 4 > 0 then ${idOf("guide", `(1 + n % (select count(*) from public.guides))`)} end, nextval('private.catalogue_revision')
  from slots s;
  insert into public.departures (id, package_id, start_date, private)
  select ${idOf("asked", "n")}, ${idOf("package", "n")}, private.today() + 20 + n % 200, true
  from generate_series(1, greatest(1, ${tours} / ${TOURS_PER_PACKAGE})) n;

  insert into private.catalogue_tombstones (kind, id, revision)
  select 'departure', ${idOf("gone", "n")}, nextval('private.catalogue_revision') from generate_series(1, ${tours}) n;
  insert into public.tours (id, title, description, duration_days, price, max_guests, destination_id, archived, draft)
  select ${idOf("draft", "n")}, 'Draft ' || n, 'Words about a tour.', 3, 200, 16, ${idOf("place", "1")}, true, true
  from generate_series(1, greatest(1, ${tours} / ${TOURS_PER_DRAFT})) n;
  insert into private.draft_previews (item_type, item_id, token_hash, expires_at)
  select 'tour', t.id, ${hashOf(tokenOf("preview", "substr(t.title, 7)"))}, now() + interval '14 days' from public.tours t where t.draft;
  insert into public.translations (entity, entity_id, language, texts, revision)
  select 'tour', ${idOf("tour", "n")}, 'ru', jsonb_build_object('title', jsonb_build_object('source', 'Tour ' || n, 'text', 'Тур ' || n)),
    nextval('private.catalogue_revision')
  from generate_series(1, ${tours}) n;
  insert into public.exchange_rates (currency, day, per_dollar, source)
  select c, private.today() - n, case c when 'EUR' then 0.9 when 'UZS' then 12000 when 'RUB' then 90 else 0.8 end, 'bank'
  from generate_series(0, 364) n, unnest('{EUR,UZS,RUB,GBP}'::text[]) c;
  insert into public.voucher_keys (id, public_key) values (1, repeat('A', 43));
`;
