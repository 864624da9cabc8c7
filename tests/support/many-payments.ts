export const manyPaymentsSql = (howMany: number): string => `
  with template as (select * from public.bookings order by created_at limit 1), made as (
    insert into public.bookings (id, reference, tour_id, package_id, departure_id, status, guests, check_in, check_out, ends_on, title,
      image_url, duration_days, total_price, quote, terms, customer_first_name, customer_last_name, customer_email, customer_phone, created_at)
    select gen_random_uuid(), 'MANY-' || n, b.tour_id, b.package_id, b.departure_id, 'cancelled', 1, b.check_in, b.check_in, b.ends_on,
      b.title, b.image_url, b.duration_days, b.total_price, b.quote, b.terms, 'Guest', n::text,
      'guest' || n || '@example.com', '+998', now() - make_interval(hours => n)
    from template b, generate_series(1, ${howMany}) n
    returning id, reference, title, customer_first_name, customer_last_name, customer_email, created_at
  ), numbered as (
    select m.*, substr(m.reference, 6)::integer as n from made m
  )
  insert into public.payments (provider_payment_id, booking_id, status, amount_cents, customer_data, booking_data, created_at, paid_at, next_check_at)
  select 'octo-' || m.n, m.id, s.status, 10000 + m.n,
    jsonb_build_object('first_name', m.customer_first_name, 'last_name', m.customer_last_name, 'email', m.customer_email), jsonb_build_object('title', m.title),
    m.created_at, case when s.status = 'completed' then m.created_at end, 'infinity'
  from numbered m, lateral (
    select (array['completed', 'completed', 'failed', 'pending', 'cancelled'])[1 + m.n % 5] as status
  ) s;
  analyze public.bookings;
  analyze public.payments;
`;
