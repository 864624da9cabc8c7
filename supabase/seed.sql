-- Makes no accounts, because hosted projects invite their own admins; people are invented, example.com gets no mail.

insert into public.destinations (id, name, city, description, image_url, featured, unesco, latitude, longitude)
select id, name, city, description, image_url, featured, unesco, latitude, longitude
from jsonb_to_recordset($json$[
  {
    "id": "de570000-0000-4000-8000-000000000001",
    "name": "Samarkand",
    "city": "Samarkand Region",
    "description": "Timur chose Samarkand as his capital in 1370 and brought masons, tile-makers and astronomers to it from every city he took. The Registan is what most people come for: three madrasas built between 1417 and 1660 around one square. Give the town a second day for Shah-i-Zinda, a narrow street of tombs with the finest tilework in Central Asia, and for the arc of Ulugh Beg's observatory, cut into the rock in the 1420s and found again only in 1908.",
    "image_url": "seed/samarkand-1600.webp",
    "featured": true,
    "unesco": true,
    "latitude": 39.6548,
    "longitude": 66.9757
  },
  {
    "id": "de570000-0000-4000-8000-000000000002",
    "name": "Bukhara",
    "city": "Bukhara Region",
    "description": "Bukhara is a town to walk in. Most of it is mud brick, low and the color of sand, so that the Kalyan minaret of 1127 can be seen from almost everywhere. The covered crossroads of the old bazaars still sell knives, carpets and skullcaps, the Mir-i-Arab madrasa still teaches, and in the evening people sit under the mulberry trees by the pool of Lyabi-Hauz, dug in 1620. The oldest building is also the smallest: the brick cube of the Samanid mausoleum, from the tenth century.",
    "image_url": "seed/bukhara-1600.webp",
    "featured": true,
    "unesco": true,
    "latitude": 39.7758,
    "longitude": 64.415
  },
  {
    "id": "de570000-0000-4000-8000-000000000003",
    "name": "Khiva",
    "city": "Khorezm Region",
    "description": "The inner town of Khiva, Itchan Kala, stands whole inside ten-meter walls of mud brick and was the first place in Uzbekistan on the World Heritage List, in 1990. You can cross it on foot in fifteen minutes and spend two days in it: the stump of Kalta Minor, covered in turquoise tiles and never finished, the Friday mosque with its forest of more than two hundred carved columns, the khan's summer rooms at Tash Hauli. Stay a night inside the walls, when the day visitors have left.",
    "image_url": "seed/khiva-1600.webp",
    "featured": true,
    "unesco": true,
    "latitude": 41.3785,
    "longitude": 60.36
  },
  {
    "id": "de570000-0000-4000-8000-000000000004",
    "name": "Tashkent",
    "city": "Tashkent",
    "description": "The capital was rebuilt after the earthquake of 1966 and looks like nowhere else: wide avenues, plane trees, concrete screens in the patterns of old woodwork. Its metro, opened in 1977 as the first in Central Asia, is a museum you ride through for the price of a ticket. Under the great dome of Chorsu people still buy their bread and horse sausage, and the library at Khast Imam keeps one of the oldest Qurans in the world.",
    "image_url": "seed/tashkent-1600.webp",
    "featured": true,
    "unesco": false,
    "latitude": 41.3111,
    "longitude": 69.2797
  },
  {
    "id": "de570000-0000-4000-8000-000000000005",
    "name": "Shakhrisabz",
    "city": "Kashkadarya Region",
    "description": "Timur was born near Shakhrisabz in 1336 and gave it the largest palace he ever built. Two broken towers of the gate of Ak-Saray are all that is left, thirty-eight meters high, with the blue and white brickwork still on them. The road from Samarkand goes over a pass where you can stop for tandir lamb, and the drive is half the pleasure. UNESCO has listed the town since 2000, and as endangered since 2016, after the quarter around the monuments was cleared.",
    "image_url": "seed/shakhrisabz-1600.webp",
    "featured": false,
    "unesco": true,
    "latitude": 39.0578,
    "longitude": 66.8342
  },
  {
    "id": "de570000-0000-4000-8000-000000000006",
    "name": "Nukus",
    "city": "Karakalpakstan",
    "description": "Nobody looked for forbidden paintings in the desert, and so the painter and collector Igor Savitsky could save them here. The museum he opened in 1966 holds the second-largest collection of the Russian avant-garde, next to the embroidered robes and silver of the Karakalpaks. West of the town lies Mizdakhan, a hill of tombs in use for more than two thousand years. Nukus is also where every journey to the Aral Sea begins.",
    "image_url": "seed/nukus-1600.webp",
    "featured": false,
    "unesco": false,
    "latitude": 42.4653,
    "longitude": 59.6136
  },
  {
    "id": "de570000-0000-4000-8000-000000000007",
    "name": "Moynaq and the Aral Sea",
    "city": "Karakalpakstan",
    "description": "Until the 1960s Moynaq was a port with a fish cannery. Then the rivers that fed the Aral Sea were turned to the cotton fields, and the water left. A row of rusting trawlers stands in the sand below the old cliff, and the shore is now a day's drive away, over the dry sea bed and along the white edge of the Ustyurt plateau. It is a sad place and a very beautiful one, and people live there: we eat and sleep with them.",
    "image_url": "seed/moynaq-1600.webp",
    "featured": true,
    "unesco": false,
    "latitude": 43.7887,
    "longitude": 59.0316
  },
  {
    "id": "de570000-0000-4000-8000-000000000008",
    "name": "Termez",
    "city": "Surkhandarya Region",
    "description": "On the bank of the Amu Darya, with Afghanistan on the other side, lies the part of Uzbekistan that was Buddhist before it was Muslim. The monastery of Fayaz Tepe and the caves of Kara Tepe date from the first centuries of our era, when pilgrims carried the new teaching from here to China. Termez has a first-rate archaeological museum, the tombs of Sultan Saodat and the hottest summers in the country. Bring a hat.",
    "image_url": "seed/termez-1600.webp",
    "featured": false,
    "unesco": false,
    "latitude": 37.2861,
    "longitude": 67.187
  },
  {
    "id": "de570000-0000-4000-8000-000000000009",
    "name": "Margilan",
    "city": "Fergana Valley",
    "description": "Margilan has made silk for at least a thousand years and still does all of it by hand: cocoons unwound in hot water, threads bound and dyed for ikat, cloth woven on wooden looms. The way the blurred patterns of atlas and adras were brought back here is on UNESCO's register of good practice for living heritage. On Thursdays and Sundays the whole valley comes to the bazaar of Kumtepa. An hour to the west, at Rishtan, potters glaze their bowls with the ash of desert plants.",
    "image_url": "seed/margilan-1600.webp",
    "featured": true,
    "unesco": false,
    "latitude": 40.4711,
    "longitude": 71.7247
  },
  {
    "id": "de570000-0000-4000-8000-000000000010",
    "name": "Kokand",
    "city": "Fergana Valley",
    "description": "For a little more than a century Kokand ruled a khanate that reached from the Pamirs to the Syr Darya steppe. The last khan finished a palace of 113 rooms in the early 1870s and lost his throne a few years later; nineteen rooms and the long tiled front are left. The Friday mosque rests on ninety-eight columns of carved wood. Every second year in September the craftsmen of half the world meet here for a festival.",
    "image_url": "seed/kokand-1600.webp",
    "featured": false,
    "unesco": false,
    "latitude": 40.5386,
    "longitude": 70.9372
  },
  {
    "id": "de570000-0000-4000-8000-000000000011",
    "name": "Nurata Mountains",
    "city": "Navoi Region",
    "description": "Between the desert and the Samarkand plain runs a low, bare range with green clefts in it. Each cleft holds a village: walnut and apricot trees, a stream, houses of flat stone, and families who have taken in walkers since 2007. In the town of Nurata people say Alexander built the fortress above the spring; the fish in the spring are holy and very fat. The nature reserve was made for the wild Severtsov sheep, which you may see if you get up early.",
    "image_url": "seed/nurata-1600.webp",
    "featured": false,
    "unesco": false,
    "latitude": 40.5614,
    "longitude": 65.6886
  },
  {
    "id": "de570000-0000-4000-8000-000000000012",
    "name": "Aydarkul Lake",
    "city": "Navoi Region",
    "description": "Aydarkul is a lake by accident. In 1969 the Syr Darya flooded, the water was let out into a hollow of the Kyzylkum desert, and it stayed: more than a hundred kilometers of blue among sand hills, with pelicans in spring and autumn. Camps of felt yurts stand a short camel ride from the shore. There are no lights for fifty kilometers, and the sky at night is the reason to come.",
    "image_url": "seed/aydarkul-1600.webp",
    "featured": false,
    "unesco": false,
    "latitude": 40.86,
    "longitude": 66.25
  },
  {
    "id": "de570000-0000-4000-8000-000000000013",
    "name": "Chimgan and Charvak",
    "city": "Tashkent Region",
    "description": "Ninety minutes from Tashkent the Western Tien Shan begins. Greater Chimgan, 3,309 meters, stands over meadows that are red with wild tulips in spring and a ski slope in winter; below it the reservoir of Charvak changes from jade to cobalt through the day. Paths lead to waterfalls, gorges and rock drawings. The Chatkal reserve to the south belongs to the World Heritage of the Western Tien Shan.",
    "image_url": "seed/chimgan-1600.webp",
    "featured": true,
    "unesco": false,
    "latitude": 41.55,
    "longitude": 70.0167
  },
  {
    "id": "de570000-0000-4000-8000-000000000014",
    "name": "Boysun",
    "city": "Surkhandarya Region",
    "description": "Boysun lies in red hills below a mountain wall in the far south, and old things have lasted here: spring feasts, felt-making, epic singers who know thousands of lines by heart. UNESCO placed the whole cultural space of the district on its list of living heritage. In the cave of Teshik-Tash the bones of a Neanderthal child were found in 1938. Canyons near Derbent are narrow enough to touch both sides.",
    "image_url": "seed/boysun-1600.webp",
    "featured": false,
    "unesco": false,
    "latitude": 38.2083,
    "longitude": 67.2064
  },
  {
    "id": "de570000-0000-4000-8000-000000000015",
    "name": "Zaamin",
    "city": "Jizzakh Region",
    "description": "Juniper forest covers the slopes of the Turkestan range here, some of the trees a thousand years old, and the air smells of resin. Part of it has been protected since 1926, in the oldest reserve of Uzbekistan. The paths climb from walnut groves at 1,700 meters to the open plateau of Suffa at 2,500, where a great radio telescope was begun and where shepherds spend the summer. Cool in July, when the cities are not.",
    "image_url": "seed/zaamin-1600.webp",
    "featured": false,
    "unesco": false,
    "latitude": 39.65,
    "longitude": 68.48
  },
  {
    "id": "de570000-0000-4000-8000-000000000016",
    "name": "Ayaz Kala",
    "city": "Karakalpakstan",
    "description": "Khorezm once had water where there is desert now, and forts to guard it. Dozens of them still stand, of sun-dried brick, some with two-story walls and arrow slits you can put your hand into. Ayaz Kala sits on a spur above the Kyzylkum and looks out over a salt lake; Toprak Kala was a royal town of the first centuries of our era, laid out like a chessboard. You will often have them to yourself.",
    "image_url": "seed/ayaz-kala-1600.webp",
    "featured": false,
    "unesco": false,
    "latitude": 42.0136,
    "longitude": 61.0289
  },
  {
    "id": "de570000-0000-4000-8000-000000000017",
    "name": "Gijduvan and Vobkent",
    "city": "Bukhara Region",
    "description": "The old road from Bukhara to Samarkand follows the Zarafshan river, and several of its stations have been World Heritage since 2023. At Vobkent a minaret of 1198 rises thirty-nine meters from a village street, slimmer than its famous sister in Bukhara. Gijduvan has a madrasa that Ulugh Beg built, a family of potters in its sixth generation, and the shashlik that people drive an hour for.",
    "image_url": "seed/gijduvan-1600.webp",
    "featured": false,
    "unesco": true,
    "latitude": 40.1,
    "longitude": 64.6833
  }
]$json$) as d(
  id uuid, name text, city text, description text, image_url text, featured boolean, unesco boolean,
  latitude numeric, longitude numeric
);

-- `departs_in` counts days from today in Tashkent; a tour without it is on request.
insert into public.tours (
  id, title, description, image_url, duration_days, price, max_guests, destination_id, stop_ids, good_to_know, includes, excludes,
  difficulty_level, featured, departure_dates, itinerary, meeting_point, meeting_latitude, meeting_longitude,
  meeting_time
)
select
  id, title, description, image_url, duration_days, price, max_guests, destination_id, stop_ids, good_to_know, includes, excludes,
  difficulty_level, featured,
  (select array_agg((now() at time zone 'Asia/Tashkent')::date + days order by days) from unnest(departs_in) days),
  itinerary, meeting_point, meeting_latitude, meeting_longitude, meeting_time
from jsonb_to_recordset($json$[
  {
    "id": "70520000-0000-4000-8000-000000000001",
    "title": "Samarkand: Timur's Capital",
    "description": "The great monuments in the order in which they were built, so that they make sense: Timur first, his grandson the astronomer second, the merchants' century last. We are at Shah-i-Zinda when it opens and at the Registan when the sun is low, and nobody is hurried past a tile.",
    "image_url": "seed/samarkand-timurs-capital-1600.webp",
    "duration_days": 2,
    "price": 240,
    "max_guests": 12,
    "good_to_know": {
      "guide_language": "English",
      "walking": "4 to 5 hours a day at an easy pace, on pavements; steps at Shah-i-Zinda",
      "sleeping": "One night in a family hotel near the Registan in twin or double rooms",
      "meals": "1 breakfast, 2 lunches; vegetarian dishes every day",
      "minimum_age": "6 and over; younger children by private arrangement",
      "visa_and_registration": "Many passports enter without a visa for 30 days: check yours. Your hotel registers you. Keep the slips until you leave Uzbekistan."
    },
    "destination_id": "de570000-0000-4000-8000-000000000001",
    "difficulty_level": "easy",
    "featured": true,
    "departs_in": [5, 12, 19, 26, 40, 54, 75, 96],
    "includes": [
      "English-speaking local guide",
      "Entrance fees",
      "One night in a family hotel near the Registan, with breakfast",
      "Lunch on both days",
      "Car between the sights"
    ],
    "excludes": [
      "Travel to and from Samarkand",
      "Dinners",
      "Permission to climb the minaret at the Registan"
    ],
    "itinerary": {
      "1": "10:00 at the Registan ticket office. Gur-e-Amir, where Timur lies under a slab of dark jade; lunch; Bibi-Khanym, his mosque, and the Siyob bazaar behind it. Back at the Registan an hour before sunset for the three madrasas.",
      "2": "8:30 at Shah-i-Zinda, before the groups. Afrasiab hill with the seventh-century wall paintings of the ambassadors, then the observatory of Ulugh Beg. Lunch in the old town; we finish at 15:30, in time for the afternoon train."
    },
    "meeting_point": "Registan Square, ticket office on Registan Street",
    "meeting_latitude": 39.6543,
    "meeting_longitude": 66.9749,
    "meeting_time": "10:00"
  },
  {
    "id": "70520000-0000-4000-8000-000000000002",
    "title": "Samarkand Workshops: Paper, Bread and Silk Carpets",
    "description": "A day with people who make things. You shape and stamp your own loaf at a tandir oven, lift a sheet of mulberry paper from the vat in the water mill of Konigil, and sit beside the weavers at a silk carpet workshop. The loaf keeps for weeks, which is why travelers have always carried it home.",
    "image_url": "seed/samarkand-paper-bread-silk-1600.webp",
    "duration_days": 1,
    "price": 85,
    "max_guests": 8,
    "good_to_know": {
      "guide_language": "English",
      "walking": "About 2 hours in all, in yards and workshops",
      "meals": "Breakfast bread and lunch in a village house; vegetarian on request",
      "minimum_age": "4 and over",
      "visa_and_registration": "Your hotel registers you; this tour has no nights of its own."
    },
    "destination_id": "de570000-0000-4000-8000-000000000001",
    "difficulty_level": "easy",
    "featured": false,
    "departs_in": [3, 6, 10, 17, 24, 31, 45, 60],
    "includes": [
      "English-speaking local guide",
      "Bread lesson and your loaf",
      "Paper mill visit with a sheet of your own making",
      "Lunch in a village house",
      "Car all day"
    ],
    "excludes": ["Hotel", "Purchases in the workshops", "Dinner"],
    "itinerary": {
      "1": "9:00 at a bakery in the old town: dough, stamp, oven, breakfast. Late morning at the paper mill on the Siyob stream. Lunch under the vines at Konigil. Afternoon among the looms: cocoons, natural dyes, and why a good carpet takes a year. Back by 17:00."
    },
    "meeting_point": "Statue of Ulugh Beg, at the lower end of University Boulevard",
    "meeting_latitude": 39.6527,
    "meeting_longitude": 66.9636,
    "meeting_time": "09:00"
  },
  {
    "id": "70520000-0000-4000-8000-000000000003",
    "title": "Bukhara on Foot",
    "description": "Two slow days inside the old town, without a car except for an hour. We follow the lanes from the Jewish quarter to the goldsmiths' dome, climb to the Ark, and sit down often. On the second evening you should be able to find your own way back to the pool.",
    "image_url": "seed/bukhara-on-foot-1600.webp",
    "duration_days": 2,
    "price": 230,
    "max_guests": 12,
    "good_to_know": {
      "guide_language": "English",
      "walking": "5 hours a day through lanes and bazaars, all of it flat",
      "sleeping": "One night in a restored merchant's house in twin or double rooms",
      "meals": "1 breakfast, 2 lunches; vegetarian dishes every day",
      "minimum_age": "6 and over",
      "visa_and_registration": "Many passports enter without a visa for 30 days: check yours. Your hotel registers you. Keep the slips until you leave Uzbekistan."
    },
    "destination_id": "de570000-0000-4000-8000-000000000002",
    "difficulty_level": "easy",
    "featured": true,
    "departs_in": [4, 11, 18, 25, 39, 53, 74, 95],
    "includes": [
      "English-speaking local guide",
      "Entrance fees",
      "One night in a restored merchant's house, with breakfast",
      "Lunch on both days",
      "Tea at the caravanserai"
    ],
    "excludes": ["Travel to and from Bukhara", "Dinners", "Folklore show at Nadir Divan-Begi"],
    "itinerary": {
      "1": "9:30 at Lyabi-Hauz. The old quarters, Maghoki-Attori, the three trading domes, and the workshops of a knife-smith and a gold embroiderer. After lunch the Kalyan minaret and mosque; Mir-i-Arab from the outside, for it is a working school. Free evening.",
      "2": "The tenth-century Samanid mausoleum, the Bolo-Hauz mosque on its twenty columns, the Ark. By car to Sitorai Mokhi-Khosa, the last emir's summer palace, half Bukhara and half St Petersburg. Chor Minor on the way home; we finish at 16:00."
    },
    "meeting_point": "Lyabi-Hauz, by the statue of Nasreddin on his donkey",
    "meeting_latitude": 39.7731,
    "meeting_longitude": 64.4206,
    "meeting_time": "09:30"
  },
  {
    "id": "70520000-0000-4000-8000-000000000004",
    "title": "Potters of Gijduvan and the Vobkent Minaret",
    "description": "An easy day out of Bukhara along the Zarafshan. You see a bowl go through every hand that makes it, from the donkey-driven clay mill to the wood-fired kiln, and try the wheel yourself. Then the minaret of Vobkent, and the shashlik that made Gijduvan known to every lorry driver in the country.",
    "image_url": "seed/gijduvan-potters-1600.webp",
    "duration_days": 1,
    "price": 90,
    "max_guests": 8,
    "good_to_know": {
      "guide_language": "English",
      "walking": "About 2 hours in all; the wheel and the brush take the rest of the day",
      "meals": "Shashlik lunch; vegetables and bread for those who eat no meat",
      "minimum_age": "5 and over",
      "visa_and_registration": "Your hotel registers you; this tour has no nights of its own."
    },
    "destination_id": "de570000-0000-4000-8000-000000000017",
    "difficulty_level": "easy",
    "featured": false,
    "departs_in": [6, 13, 20, 34, 48, 62],
    "includes": [
      "English-speaking local guide",
      "Visit and lesson at the pottery",
      "Shashlik lunch",
      "Car from and to Bukhara"
    ],
    "excludes": ["Hotel", "Pottery you fall in love with", "Shipping"],
    "itinerary": {
      "1": "9:00 from Bukhara. Vobkent minaret of 1198 and the village around it. At Gijduvan the madrasa of Ulugh Beg, then three hours at the pottery: clay, wheel, brush, kiln, and the family's museum of old pieces. Late lunch. Back in Bukhara at about 17:00."
    },
    "meeting_point": "Lyabi-Hauz, by the statue of Nasreddin on his donkey",
    "meeting_latitude": 39.7731,
    "meeting_longitude": 64.4206,
    "meeting_time": "09:00"
  },
  {
    "id": "70520000-0000-4000-8000-000000000005",
    "title": "Khiva Inside the Walls",
    "description": "We sleep inside Itchan Kala, because the town belongs to those who are there at six in the morning. The walk on the first day is about builders and khans, the second about wood: carved columns, carved doors, and the men who still carve them.",
    "image_url": "seed/khiva-inside-the-walls-1600.webp",
    "duration_days": 2,
    "price": 220,
    "max_guests": 12,
    "good_to_know": {
      "guide_language": "English",
      "walking": "4 hours a day on stone lanes; steep stairs at the wall and the minaret, both optional",
      "sleeping": "One night in a hotel inside the walls in twin or double rooms",
      "meals": "1 breakfast, 2 lunches; vegetarian dishes every day",
      "minimum_age": "6 and over",
      "visa_and_registration": "Many passports enter without a visa for 30 days: check yours. Your hotel registers you. Keep the slips until you leave Uzbekistan."
    },
    "destination_id": "de570000-0000-4000-8000-000000000003",
    "difficulty_level": "easy",
    "featured": true,
    "departs_in": [7, 14, 21, 28, 42, 56, 77],
    "includes": [
      "English-speaking local guide",
      "Two-day ticket for the museums of Itchan Kala",
      "One night in a hotel inside the walls, with breakfast",
      "Lunch on both days",
      "Visit to a woodcarver"
    ],
    "excludes": [
      "Travel to and from Khiva",
      "Dinners",
      "Tickets for the wall walk and the Islam Khodja minaret"
    ],
    "itinerary": {
      "1": "10:00 at the west gate. Kalta Minor and the madrasa beside it, Kuhna Ark, lunch with green shivit oshi noodles, the mausoleum of Pahlavan Mahmud. At sunset we go up on the wall by the north gate.",
      "2": "The Friday mosque early, when light falls through its roof between the columns. A woodcarver's yard, Tash Hauli with its blue harem court, the minaret of Islam Khodja for those who like steps. We finish at 15:00; transfer to Urgench can be booked."
    },
    "meeting_point": "West gate of Itchan Kala (Ota Darvoza), outside, by the map of the trade routes",
    "meeting_latitude": 41.3781,
    "meeting_longitude": 60.3567,
    "meeting_time": "10:00"
  },
  {
    "id": "70520000-0000-4000-8000-000000000006",
    "title": "Desert Fortresses of Khorezm",
    "description": "Five forts of the old Khorezmians in two days, with a night in a yurt below the walls of Ayaz Kala. There is some scrambling on crumbling brick and no shade at all, and there is a moment at dawn on the ramparts that people write to us about years later.",
    "image_url": "seed/desert-fortresses-of-khorezm-1600.webp",
    "duration_days": 2,
    "price": 265,
    "max_guests": 10,
    "good_to_know": {
      "guide_language": "English",
      "walking": "2 to 3 hours a day on sand and broken ramparts, without shade",
      "sleeping": "One night in a shared yurt of four to six beds; showers at the camp",
      "meals": "Everything from lunch on day 1 to lunch on day 2; vegetarian on request",
      "minimum_age": "8 and over",
      "visa_and_registration": "Many passports enter without a visa for 30 days: check yours. The camp registers your night. Carry your passport: there are checks on the roads of Karakalpakstan."
    },
    "destination_id": "de570000-0000-4000-8000-000000000016",
    "difficulty_level": "moderate",
    "featured": false,
    "departs_in": [8, 15, 29, 43, 57, 78],
    "includes": [
      "English-speaking local guide",
      "Car with air conditioning, from Khiva and back",
      "One night in a shared yurt, bedding included",
      "All meals from lunch on day 1 to lunch on day 2",
      "Bottled water"
    ],
    "excludes": ["Camel ride at the camp", "Drinks other than water and tea", "Private yurt (on request)"],
    "itinerary": {
      "1": "9:00 from Khiva across the Amu Darya. Kyzyl Kala, restored enough to understand the rest; Toprak Kala, palace and street grid. Camp at Ayaz Kala in the afternoon, walk up to the great fort for the sunset, dinner and songs by the fire.",
      "2": "Dawn on the ramparts for those who want it. Breakfast, then the upper and lower forts with the guide. Drive by Guldursun, the fort of the legend of betrayal, and back in Khiva at about 16:00."
    },
    "meeting_point": "West gate of Itchan Kala (Ota Darvoza), car park",
    "meeting_latitude": 41.3778,
    "meeting_longitude": 60.3559,
    "meeting_time": "09:00"
  },
  {
    "id": "70520000-0000-4000-8000-000000000007",
    "title": "To the Aral Sea: Moynaq, Ustyurt and the Shore",
    "description": "Four days, about nine hundred kilometers, half of them without a road. We go to the ships at Moynaq, over the dry sea bed to the water that is left, and back along the cliffs of Ustyurt. The days are long and the nights cold, the toilets are simple, and there is no signal after Moynaq. Drivers travel in pairs and carry a satellite phone.",
    "image_url": "seed/aral-sea-by-jeep-1600.webp",
    "duration_days": 4,
    "price": 680,
    "max_guests": 9,
    "stop_ids": ["de570000-0000-4000-8000-000000000006", "de570000-0000-4000-8000-000000000007"],
    "good_to_know": {
      "guide_language": "English",
      "walking": "1 to 2 hours a day; up to nine hours on rough tracks in the car",
      "sleeping": "A hotel in Nukus, a guesthouse in Moynaq, a yurt camp with a dry toilet above the shore",
      "meals": "Everything from dinner on day 1 to lunch on day 4; vegetarian if we know a week ahead",
      "minimum_age": "14 and over",
      "visa_and_registration": "Many passports enter without a visa for 30 days: check yours. All three nights are registered for you. Carry your passport: there are checks on the roads of Karakalpakstan."
    },
    "destination_id": "de570000-0000-4000-8000-000000000007",
    "difficulty_level": "difficult",
    "featured": true,
    "departs_in": [9, 23, 37, 51, 72, 93],
    "includes": [
      "English-speaking guide and experienced drivers",
      "Four-wheel-drive cars, three guests in each",
      "One night in Nukus, one in a Moynaq guesthouse, one in a yurt camp above the shore",
      "All meals from dinner on day 1 to lunch on day 4",
      "Savitsky Museum ticket",
      "Satellite phone with the group"
    ],
    "excludes": [
      "Flight or train to Nukus",
      "Travel insurance with evacuation (required)",
      "Sleeping bag, to hire at 10 dollars"
    ],
    "itinerary": {
      "1": "Meet in Nukus at 14:00. The Savitsky Museum with its own guide; briefing, dinner, hotel.",
      "2": "To Moynaq with a stop at the Mizdakhan necropolis. The museum of the fishing fleet and the ships in the sand. Evening with a family that stayed.",
      "3": "Off the asphalt: gas flares, salt flats, saxaul planted to hold the dust. Lunch at Lake Sudochye, then along the foot of the Ustyurt cliff to the shore. A swim for the brave: the water is so salty that you float like cork. Yurt camp.",
      "4": "Sunrise over the sea. Return over the plateau, with its canyons, to Nukus at about 18:00; night trains and the evening flight can be reached."
    },
    "meeting_point": "Savitsky Museum, main entrance, Nukus",
    "meeting_latitude": 42.4653,
    "meeting_longitude": 59.6136,
    "meeting_time": "14:00"
  },
  {
    "id": "70520000-0000-4000-8000-000000000008",
    "title": "Savitsky's Museum and the Hill of Mizdakhan",
    "description": "The museum deserves a morning with somebody who knows what hung where and who went to prison for it. In the afternoon we drive out to Mizdakhan, where pilgrims put seven bricks on one another and make a wish, and to the clay tower of Chilpik above the river.",
    "image_url": "seed/savitsky-and-mizdakhan-1600.webp",
    "duration_days": 1,
    "price": 110,
    "max_guests": 8,
    "good_to_know": {
      "guide_language": "English; Russian and Karakalpak too",
      "walking": "About 3 hours: museum floors, then a hill with steps cut into it",
      "meals": "Lunch with Karakalpak dishes, one of them vegetarian",
      "minimum_age": "8 and over",
      "visa_and_registration": "Carry your passport: there are checks on the roads of Karakalpakstan."
    },
    "destination_id": "de570000-0000-4000-8000-000000000006",
    "difficulty_level": "easy",
    "featured": false,
    "departs_in": [9, 16, 30, 44, 65],
    "includes": [
      "English-speaking guide, a graduate of the museum",
      "Museum ticket",
      "Lunch with Karakalpak dishes",
      "Car all day"
    ],
    "excludes": ["Photo permit in the museum", "Hotel", "Travel to Nukus"],
    "itinerary": {
      "1": "10:00 at the museum: the avant-garde floors, then jewelry, yurt bands and the bride's robes. Lunch. Mizdakhan with the underground mausoleum of Mazlum Khan Sulu, then Chilpik, a round tower where the dead were once laid out. Nukus again at 18:00."
    },
    "meeting_point": "Savitsky Museum, main entrance, Nukus",
    "meeting_latitude": 42.4653,
    "meeting_longitude": 59.6136,
    "meeting_time": "10:00"
  },
  {
    "id": "70520000-0000-4000-8000-000000000009",
    "title": "Tashkent: Metro, Markets and Modernism",
    "description": "Nine metro stations, one bazaar and a cauldron of plov. We ride from the chandeliers of Alisher Navoi to the cosmonauts in their blue medallions, then walk among the best concrete of the 1970s: Hotel Uzbekistan, the Chorsu dome, the courtyards that people have made their own. The right first day in the country.",
    "image_url": "seed/tashkent-metro-and-markets-1600.webp",
    "duration_days": 1,
    "price": 65,
    "max_guests": 10,
    "good_to_know": {
      "guide_language": "English",
      "walking": "5 kilometers in all, with many stairs in the metro",
      "meals": "Plov lunch and tastings; a vegetable plov can be had",
      "minimum_age": "6 and over",
      "visa_and_registration": "Your hotel registers you; this tour has no nights of its own."
    },
    "destination_id": "de570000-0000-4000-8000-000000000004",
    "difficulty_level": "easy",
    "featured": true,
    "departs_in": [2, 4, 6, 9, 11, 13, 16, 20, 27, 34, 41],
    "includes": [
      "English-speaking local guide",
      "Metro tickets",
      "Plov lunch",
      "Tasting at Chorsu: bread, kurt, halva, dried melon"
    ],
    "excludes": ["Hotel", "Museum tickets", "Taxi home"],
    "itinerary": {
      "1": "9:30 at Amir Timur Square. Hotel Uzbekistan from all sides; the metro line by line, getting out where it is beautiful. Khast Imam and its Quran late in the morning; Chorsu bazaar; plov at about 13:30, before the cauldrons are empty. Afternoon: courtyards and mosaics of the Chilanzar district. We finish at 16:30 next to a metro station."
    },
    "meeting_point": "Amir Timur Square, in front of Hotel Uzbekistan",
    "meeting_latitude": 41.3114,
    "meeting_longitude": 69.2827,
    "meeting_time": "09:30"
  },
  {
    "id": "70520000-0000-4000-8000-000000000010",
    "title": "Over the Pass to Shakhrisabz",
    "description": "From Samarkand over the Takhtakaracha pass, about 1,700 meters high, to the town where Timur grew up. The gate of his palace was so tall that, the story says, a courtier mistook its shadow for the evening. Lamb from the pit oven on the way back.",
    "image_url": "seed/shakhrisabz-over-the-pass-1600.webp",
    "duration_days": 1,
    "price": 105,
    "max_guests": 6,
    "good_to_know": {
      "guide_language": "English",
      "walking": "About 2 hours on flat ground; three hours in the car",
      "meals": "Lunch at the pass: tandir lamb or a vegetable dish",
      "minimum_age": "5 and over",
      "visa_and_registration": "Your hotel registers you; this tour has no nights of its own."
    },
    "destination_id": "de570000-0000-4000-8000-000000000005",
    "difficulty_level": "easy",
    "featured": false,
    "departs_in": [5, 8, 15, 22, 36, 50, 64],
    "includes": [
      "English-speaking local guide",
      "Entrance fees",
      "Car from and to Samarkand",
      "Lunch at the pass: tandir lamb, bread, salad (or a vegetable dish)"
    ],
    "excludes": ["Hotel", "Dinner", "Drinks other than tea"],
    "itinerary": {
      "1": "8:30 from Samarkand, with a stop for walnuts and dried apricots at the roadside. Ak-Saray, Dorut Tilavat with the blue dome of Kok Gumbaz, the tomb of Timur's son Jahangir and the crypt meant for Timur himself. Lunch at the pass. In Samarkand at about 17:00. When snow closes the pass we take the longer road by Guzar."
    },
    "meeting_point": "Registan Square, ticket office on Registan Street",
    "meeting_latitude": 39.6543,
    "meeting_longitude": 66.9749,
    "meeting_time": "08:30"
  },
  {
    "id": "70520000-0000-4000-8000-000000000011",
    "title": "Yurts and Camels at Aydarkul",
    "description": "One night in the Kyzylkum, easy enough for children from five and for their grandparents. You ride a camel for an hour (children from eight), swim if the season allows, eat by the fire, and sleep on the floor of a felt yurt with the door open to the stars.",
    "image_url": "seed/yurts-at-aydarkul-1600.webp",
    "duration_days": 2,
    "price": 215,
    "max_guests": 12,
    "stop_ids": ["de570000-0000-4000-8000-000000000011", "de570000-0000-4000-8000-000000000012"],
    "good_to_know": {
      "guide_language": "English",
      "walking": "Short walks on sand; one hour on a camel, or beside it",
      "sleeping": "One night in a shared yurt of up to six beds, clean bedding; a private yurt on request",
      "meals": "Everything from lunch on day 1 to lunch on day 2; vegetarian on request",
      "minimum_age": "5 and over; camels from 8",
      "visa_and_registration": "Many passports enter without a visa for 30 days: check yours. The camp registers your night; keep its slip."
    },
    "destination_id": "de570000-0000-4000-8000-000000000012",
    "difficulty_level": "easy",
    "featured": true,
    "departs_in": [6, 13, 20, 27, 41, 55, 76, 97],
    "includes": [
      "Car from Samarkand, end in Bukhara (or the other way round)",
      "English-speaking local guide",
      "One night in a shared yurt, clean bedding",
      "One hour of camel riding",
      "All meals from lunch on day 1 to lunch on day 2"
    ],
    "excludes": ["Private yurt, 60 dollars per person", "Drinks other than water and tea"],
    "itinerary": {
      "1": "9:00 from Samarkand. Nurata: the spring with its holy fish and the fort of Alexander above it. Lunch with a family. Camp by 15:30, camels in the last light, dinner, a singer with his dombra by the fire.",
      "2": "Tortoises and desert rats have left their tracks by breakfast; the guide reads them to you. Down to the lake for a swim or for birds. Lunch of fresh fish on the shore, then to Bukhara, arriving at about 17:30."
    },
    "meeting_point": "Registan Square, ticket office on Registan Street, Samarkand",
    "meeting_latitude": 39.6543,
    "meeting_longitude": 66.9749,
    "meeting_time": "09:00"
  },
  {
    "id": "70520000-0000-4000-8000-000000000012",
    "title": "Village to Village in the Nuratau",
    "description": "A walk of two valleys with two nights in stone farmhouses. Four to six hours on foot each day, on donkey paths, with 600 meters up on the second. Your bag travels by donkey; the money for beds and meals stays in the village.",
    "image_url": "seed/nuratau-homestay-walk-1600.webp",
    "duration_days": 3,
    "price": 330,
    "max_guests": 8,
    "good_to_know": {
      "guide_language": "English",
      "walking": "Up to 6 hours and 14 kilometers a day on mule paths, 700 meters up and down",
      "sleeping": "Two nights in family homestays, mattresses on the floor, two or three to a room",
      "meals": "Everything from lunch on day 1 to lunch on day 3; vegetarian is easy here",
      "minimum_age": "10 and over",
      "visa_and_registration": "Many passports enter without a visa for 30 days: check yours. We register your nights with hosts. Keep the slips until you leave Uzbekistan."
    },
    "destination_id": "de570000-0000-4000-8000-000000000011",
    "difficulty_level": "moderate",
    "featured": false,
    "departs_in": [10, 24, 38, 52, 73, 94],
    "includes": [
      "English-speaking walking guide",
      "Two nights in family homestays",
      "All meals from lunch on day 1 to lunch on day 3",
      "Donkey for the luggage",
      "Car from and to Samarkand",
      "Reserve fee"
    ],
    "excludes": ["Walking boots and poles", "Travel insurance", "Tips for the families"],
    "itinerary": {
      "1": "8:00 from Samarkand, three hours to Sentob. Afternoon walk up the stream between walnut trees to rock drawings and an abandoned upper village. First homestay.",
      "2": "Over the ridge at 1,700 meters to the next valley, 14 kilometers. From the top the desert and Aydarkul lie in front of you. Bread-baking with the women of the second house.",
      "3": "At first light up to the watching place of the Severtsov sheep in the Nuratau reserve. Late breakfast, apricot orchard, lunch. In Samarkand at about 17:00."
    },
    "meeting_point": "Registan Square, ticket office on Registan Street, Samarkand",
    "meeting_latitude": 39.6543,
    "meeting_longitude": 66.9749,
    "meeting_time": "08:00"
  },
  {
    "id": "70520000-0000-4000-8000-000000000013",
    "title": "Greater Chimgan: to the Summit",
    "description": "The mountain every Tashkent child can draw. It is 3,309 meters high, and the way up is steep, loose in places, and nine to eleven hours there and back. You need to be fit and at ease on rock; you do not need to have climbed. Under snow, from November to April, we go with crampons or choose a lower summit: the guide decides, and his word stands.",
    "image_url": "seed/greater-chimgan-summit-1600.webp",
    "duration_days": 2,
    "price": 290,
    "max_guests": 6,
    "good_to_know": {
      "guide_language": "English and Russian",
      "walking": "10 hours on the second day, 1,700 meters up and down, the last part over rock",
      "sleeping": "One night in a mountain lodge, four to a room",
      "meals": "Everything from lunch on day 1 to lunch on day 2",
      "minimum_age": "16 and over",
      "visa_and_registration": "Many passports enter without a visa for 30 days: check yours. The lodge registers your night. Carry your passport: the border zone is near."
    },
    "destination_id": "de570000-0000-4000-8000-000000000013",
    "difficulty_level": "difficult",
    "featured": false,
    "departs_in": [11, 25, 46, 67, 88],
    "includes": [
      "Certified mountain guide, one for three guests",
      "Helmet, crampons and axe when needed",
      "One night in a mountain lodge",
      "All meals from lunch on day 1 to lunch on day 2",
      "Car from and to Tashkent"
    ],
    "excludes": ["Boots and personal clothing", "Travel insurance with mountain rescue (required)"],
    "itinerary": {
      "1": "10:00 from Tashkent. Walk to the Twelve Springs and up to 2,100 meters to get used to the height, practice with the equipment, early dinner, early bed.",
      "2": "4:30 start. By the western ridge to the summit at about 10:30: the Chatkal range on one side, the reservoir of Charvak on the other. Slow descent, soup at the lodge at 15:30, Tashkent at about 18:30."
    },
    "meeting_point": "Buyuk Ipak Yoli metro station, exit to the taxi rank, Tashkent",
    "meeting_latitude": 41.3262,
    "meeting_longitude": 69.3286,
    "meeting_time": "10:00"
  },
  {
    "id": "70520000-0000-4000-8000-000000000014",
    "title": "Charvak Family Weekend",
    "description": "Two days in the mountains made for families with children from four years on: short walks with something at the end of them, a cable car, a boat, horses, and a house with a garden by the water. Children under twelve share the room with their parents; tell us their ages when you book.",
    "image_url": "seed/charvak-family-weekend-1600.webp",
    "duration_days": 2,
    "price": 190,
    "max_guests": 14,
    "good_to_know": {
      "guide_language": "English",
      "walking": "Short: a meadow, a stream and forty minutes to a waterfall",
      "sleeping": "One night in a guesthouse by the lake, family rooms",
      "meals": "Dinner and breakfast; lunches are not included",
      "minimum_age": "Any age; cots can be had",
      "visa_and_registration": "Many passports enter without a visa for 30 days: check yours. Your hotel registers you. Keep the slips until you leave Uzbekistan."
    },
    "destination_id": "de570000-0000-4000-8000-000000000013",
    "difficulty_level": "easy",
    "featured": false,
    "departs_in": [5, 12, 19, 26, 33, 47, 61],
    "includes": [
      "English-speaking guide who likes children",
      "One night in a guesthouse by the lake, with dinner and breakfast",
      "Cable car at Amirsoy",
      "One hour on horseback or one hour by boat",
      "Car from and to Tashkent"
    ],
    "excludes": ["Lunches", "Ski or sledge hire in winter", "Car seats (bring your own or ask us)"],
    "itinerary": {
      "1": "9:30 from Tashkent. Up with the cable car to 2,290 meters and down again, picnic meadow, a stream to dam. Guest house by four, garden, swings, dinner early for those who need it.",
      "2": "Boat or horses in the morning. A forty-minute walk to a waterfall, melons at the market on the way home. Tashkent at about 17:00."
    },
    "meeting_point": "Buyuk Ipak Yoli metro station, exit to the taxi rank, Tashkent",
    "meeting_latitude": 41.3262,
    "meeting_longitude": 69.3286,
    "meeting_time": "09:30"
  },
  {
    "id": "70520000-0000-4000-8000-000000000015",
    "title": "Silk and Clay in the Fergana Valley",
    "description": "The two crafts the valley lives by. At Margilan we follow a thread from the cocoon to the ikat coat; at Rishtan a potter shows you the blue glaze made from the ash of a desert plant and lets you paint a plate, which is fired overnight. If your date falls on a Thursday or Sunday, the bazaar of Kumtepa is part of it.",
    "image_url": "seed/silk-and-clay-in-fergana-1600.webp",
    "duration_days": 2,
    "price": 280,
    "max_guests": 8,
    "good_to_know": {
      "guide_language": "English",
      "walking": "2 to 3 hours a day in workshops and bazaars",
      "sleeping": "One night in a guesthouse in Fergana in twin or double rooms",
      "meals": "1 breakfast, 2 lunches; vegetarian on request",
      "minimum_age": "8 and over",
      "visa_and_registration": "Many passports enter without a visa for 30 days: check yours. The guesthouse registers your night. Your passport is needed for the train."
    },
    "destination_id": "de570000-0000-4000-8000-000000000009",
    "difficulty_level": "easy",
    "featured": false,
    "departs_in": [7, 10, 21, 35, 49, 63, 84],
    "includes": [
      "English-speaking local guide",
      "Train Tashkent to Margilan and back, second class",
      "One night in a guesthouse in Fergana, with breakfast",
      "Workshops with material, and your plate",
      "Lunch on both days",
      "Car in the valley"
    ],
    "excludes": ["Dinner", "Silk, which you will want to buy"],
    "itinerary": {
      "1": "Train at about 8:00 from Tashkent over the Kamchik pass, the tunnel of nineteen kilometers included. Silk workshops: reeling, binding, dyeing, weaving. Said Akhmad Khoja madrasa with its young craftsmen. Evening free in Fergana under the plane trees.",
      "2": "Kumtepa bazaar or the old quarter of Margilan. Rishtan: lunch in a potter's yard and an afternoon at the painting table. Evening train, Tashkent at about 22:00."
    },
    "meeting_point": "Tashkent railway station (North), in front of the main entrance",
    "meeting_latitude": 41.2919,
    "meeting_longitude": 69.2867,
    "meeting_time": "07:20"
  },
  {
    "id": "70520000-0000-4000-8000-000000000016",
    "title": "Kokand and the Last Khan's Palace",
    "description": "By early train to Kokand and back by the evening one. In between a palace built too late, a mosque with ninety-eight wooden columns, streets of tsarist banks and oil barons, and halva made with sheep's fat, which is better than it sounds.",
    "image_url": "seed/kokand-last-khan-1600.webp",
    "duration_days": 1,
    "price": 120,
    "max_guests": 8,
    "good_to_know": {
      "guide_language": "English",
      "walking": "About 3 hours in town; seven hours on the train in all",
      "meals": "Lunch in a family house; vegetarian on request",
      "minimum_age": "8 and over",
      "visa_and_registration": "Your passport is needed for the train."
    },
    "destination_id": "de570000-0000-4000-8000-000000000010",
    "difficulty_level": "easy",
    "featured": false,
    "departs_in": [8, 22, 36, 57],
    "includes": [
      "English-speaking local guide",
      "Train Tashkent to Kokand and back, second class",
      "Entrance fees",
      "Lunch",
      "Car in Kokand"
    ],
    "excludes": ["Dinner on the train", "Hotel"],
    "itinerary": {
      "1": "Train at about 8:00, Kokand before noon. The palace of Khudayar Khan, the Friday mosque, lunch in a family house. The graves of the khans at Modari Khan and Dahma-i-Shahon, Russian Kokand, and a halva maker. Tashkent at about 22:00."
    },
    "meeting_point": "Tashkent railway station (North), in front of the main entrance",
    "meeting_latitude": 41.2919,
    "meeting_longitude": 69.2867,
    "meeting_time": "07:20"
  },
  {
    "id": "70520000-0000-4000-8000-000000000017",
    "title": "Buddhist Termez and the Amu Darya",
    "description": "Monasteries, stupas and river forts at the old crossing of the Oxus, with an archaeologist who has dug here. The walking is flat but hot and dusty. Some sites lie near the border: we arrange the permits and need a copy of your passport ten days before.",
    "image_url": "seed/buddhist-termez-1600.webp",
    "duration_days": 3,
    "price": 420,
    "max_guests": 8,
    "good_to_know": {
      "guide_language": "English, by an archaeologist",
      "walking": "3 hours a day on open mounds; summers are very hot",
      "sleeping": "Two nights in a good hotel in Termez in twin or double rooms",
      "meals": "2 breakfasts, 3 lunches; vegetarian on request",
      "minimum_age": "10 and over",
      "visa_and_registration": "Many passports enter without a visa for 30 days: check yours. We need a copy of your passport ten days ahead for the border-zone permit; the hotel registers your nights."
    },
    "destination_id": "de570000-0000-4000-8000-000000000008",
    "difficulty_level": "moderate",
    "featured": false,
    "departs_in": [14, 28, 49, 70, 91],
    "includes": [
      "Archaeologist as guide, in English",
      "Two nights in a good hotel in Termez, with breakfast",
      "Border-zone permits",
      "Entrance fees",
      "All lunches",
      "Car with air conditioning"
    ],
    "excludes": ["Flight or night train to Termez", "Dinners", "Camera fee at Sultan Saodat"],
    "itinerary": {
      "1": "Meet at noon. The archaeological museum, with the Buddha of Fayaz Tepe in copy and the best finds in the original. Late in the day the tombs of Sultan Saodat.",
      "2": "Fayaz Tepe and Kara Tepe in the cool of the morning, the stupa of Zurmala among the cotton fields, the tomb of Hakim at-Termizi above the river. After lunch Kirk Kiz, the castle of the forty girls.",
      "3": "North to Jarkurgan and its fluted minaret of 1109, and to the mounds of Dalverzin Tepe, where 36 kilograms of Kushan gold came to light in 1972. Termez station or airport at about 16:00."
    },
    "meeting_point": "Termez Archaeological Museum, main entrance",
    "meeting_latitude": 37.2297,
    "meeting_longitude": 67.2758,
    "meeting_time": "12:00"
  },
  {
    "id": "70520000-0000-4000-8000-000000000018",
    "title": "Boysun: Canyons, Caves and Songs",
    "description": "Four days on foot in the least visited mountains of the country: through the cleft of Derbent, up to the cave of Teshik-Tash, with nights in villages where epic songs are still sung the night through. Six to eight hours of walking, some wading, one night in tents. We run it for you on the days you choose.",
    "image_url": "seed/boysun-canyons-and-songs-1600.webp",
    "duration_days": 4,
    "price": 520,
    "max_guests": 6,
    "good_to_know": {
      "guide_language": "Uzbek, with an English interpreter",
      "walking": "Up to 7 hours and 17 kilometers a day on paths, in a stream and on loose stones",
      "sleeping": "Two nights in village houses, one in tents; sleeping mats are ours",
      "meals": "Everything from lunch on day 1 to lunch on day 4; vegetarian if we know a week ahead",
      "minimum_age": "14 and over",
      "visa_and_registration": "Many passports enter without a visa for 30 days: check yours. We need a copy of your passport ten days ahead for the border-zone permit. We register your nights with hosts. Keep the slips until you leave Uzbekistan."
    },
    "destination_id": "de570000-0000-4000-8000-000000000014",
    "difficulty_level": "difficult",
    "featured": false,
    "departs_in": null,
    "includes": [
      "Mountain guide and interpreter",
      "Two nights in village houses, one in tents (equipment provided)",
      "All meals from lunch on day 1 to lunch on day 4",
      "Evening with an epic singer",
      "Car from and to Termez",
      "Pack donkeys"
    ],
    "excludes": [
      "Flight or night train to Termez",
      "Sleeping bag, to hire at 10 dollars",
      "Travel insurance (required)"
    ],
    "itinerary": {
      "1": "9:00 from Termez. Derbent canyon: two hours between walls of red rock, ankle-deep in the stream. Village house in Boysun, and the felt-makers of the quarter.",
      "2": "By truck to Machay and on foot to the upper pastures, 900 meters up. Tents by a spring, stars.",
      "3": "To Teshik-Tash, the cave of the Neanderthal child, and down by the other valley, 17 kilometers. Village house; the singer comes after dinner.",
      "4": "The spring at Omonkhona, whose water is said to heal everything, a late breakfast and the drive down. Termez at about 15:00."
    },
    "meeting_point": "Termez railway station, main entrance",
    "meeting_latitude": 37.2416,
    "meeting_longitude": 67.2902,
    "meeting_time": "09:00"
  },
  {
    "id": "70520000-0000-4000-8000-000000000019",
    "title": "Zaamin: Juniper Trails",
    "description": "Three days of walking in juniper forest, from a comfortable base at 2,000 meters: no big rucksacks, hot showers every night. Five hours a day, up to 700 meters of climb. Birds of prey for those who look up, wild garlic and rhubarb for those who look down.",
    "image_url": "seed/zaamin-juniper-trails-1600.webp",
    "duration_days": 3,
    "price": 310,
    "max_guests": 10,
    "good_to_know": {
      "guide_language": "English",
      "walking": "Up to 6 hours and 15 kilometers a day at 2,000 to 2,500 meters",
      "sleeping": "Two nights in a mountain lodge in twin or double rooms",
      "meals": "Everything from lunch on day 1 to lunch on day 3; vegetarian on request",
      "minimum_age": "10 and over",
      "visa_and_registration": "Many passports enter without a visa for 30 days: check yours. The lodge registers your nights."
    },
    "destination_id": "de570000-0000-4000-8000-000000000015",
    "difficulty_level": "moderate",
    "featured": false,
    "departs_in": [12, 26, 40, 61, 82],
    "includes": [
      "English-speaking walking guide",
      "Two nights in a mountain lodge in twin or double rooms",
      "All meals from lunch on day 1 to lunch on day 3",
      "National park fee",
      "Car from and to Tashkent"
    ],
    "excludes": ["Single room, 20 dollars a night", "Boots and poles", "Travel insurance"],
    "itinerary": {
      "1": "7:30 from Tashkent, four hours. Lunch at the lodge and a walk through the oldest junipers, some of them a thousand years old. Tea with a forester.",
      "2": "Up to the plateau of Suffa, 2,500 meters: wide grass, herds, the unfinished dish of the radio telescope. Back by a side valley, 15 kilometers.",
      "3": "Early walk to a waterfall, when ibex still come to drink. Lunch, then home by the market of Zaamin. Tashkent at about 18:30."
    },
    "meeting_point": "Tashkent railway station (North), in front of the main entrance",
    "meeting_latitude": 41.2919,
    "meeting_longitude": 69.2867,
    "meeting_time": "07:30"
  },
  {
    "id": "70520000-0000-4000-8000-000000000020",
    "title": "The Classic Silk Road by Rail",
    "description": "Tashkent, Samarkand, Bukhara and Khiva in eight unhurried days, by fast train where there is one and by sleeper where there is not. Two nights in every old town, one guide who knows you by name, and a free afternoon in each place, because the best hour is often the one without a plan.",
    "image_url": "seed/silk-road-by-rail-1600.webp",
    "duration_days": 8,
    "price": 1190,
    "max_guests": 14,
    "stop_ids": ["de570000-0000-4000-8000-000000000004", "de570000-0000-4000-8000-000000000001", "de570000-0000-4000-8000-000000000002", "de570000-0000-4000-8000-000000000003"],
    "good_to_know": {
      "guide_language": "English",
      "walking": "3 to 4 hours on most days; your luggage goes by car between station and hotel",
      "sleeping": "Seven nights in small hotels in the old towns in twin or double rooms; single rooms on request",
      "meals": "7 breakfasts, 6 lunches, 3 dinners; vegetarian dishes every day",
      "minimum_age": "8 and over",
      "visa_and_registration": "Many passports enter without a visa for 30 days: check yours. All hotels register your nights; your passport is needed for the trains."
    },
    "destination_id": "de570000-0000-4000-8000-000000000001",
    "difficulty_level": "easy",
    "featured": true,
    "departs_in": [13, 27, 48, 69, 90, 111],
    "includes": [
      "Tour leader from Tashkent to Khiva, local guides in every town",
      "Seven nights in small hotels in the old towns in twin or double rooms, with breakfast",
      "All trains: Afrosiyob fast train, comfort class to Khiva",
      "Six lunches and three dinners",
      "Entrance fees",
      "Transfers to and from stations and airports"
    ],
    "excludes": [
      "Flights to Tashkent and from Urgench",
      "Visa, if you need one",
      "Single room, 280 dollars",
      "Tips"
    ],
    "itinerary": {
      "1": "Tashkent. Arrival, hotel, short walk and dinner together.",
      "2": "Metro, Chorsu bazaar and Khast Imam; evening fast train to Samarkand, a little over two hours.",
      "3": "Samarkand: Gur-e-Amir, Bibi-Khanym, the Registan before sunset.",
      "4": "Shah-i-Zinda early, the observatory, paper mill at Konigil. Free afternoon.",
      "5": "Morning train to Bukhara. Lyabi-Hauz, trading domes, dinner in a merchant's house.",
      "6": "Bukhara: Samanid mausoleum, Ark, Kalyan. Free afternoon; hammam for those who dare.",
      "7": "Train across the Kyzylkum to Khiva, about six hours, with a picnic. The walls at sunset.",
      "8": "Khiva inside the walls: the Friday mosque, Tash Hauli, a woodcarver's yard. Transfer to Urgench airport for the evening flight."
    },
    "meeting_point": "Tashkent International Airport, arrivals hall, or your hotel in the center",
    "meeting_latitude": 41.2579,
    "meeting_longitude": 69.2812,
    "meeting_time": "14:00"
  }
]$json$) as t(
  id uuid, title text, description text, image_url text, duration_days integer, price numeric, max_guests integer,
  destination_id uuid, stop_ids uuid[], good_to_know jsonb, includes text[], excludes text[], difficulty_level text, featured boolean, departs_in integer[],
  itinerary jsonb, meeting_point text, meeting_latitude numeric, meeting_longitude numeric, meeting_time text
);

insert into public.packages (
  id, title, description, image_url, price, original_price, duration_days, max_guests, featured, tour_ids, highlights,
  includes, itinerary, good_to_know
)
select
  id, title, description, image_url, price, original_price, duration_days, max_guests, featured, tour_ids, highlights,
  includes, itinerary, good_to_know
from jsonb_to_recordset($json$[
  {
    "id": "9ac40000-0000-4000-8000-000000000001",
    "title": "Silk Road Essentials",
    "description": "A first week in Uzbekistan at a fair price: the capital, Samarkand and Bukhara, by fast train, staying in guesthouses with home cooking. History, markets and two free afternoons.",
    "image_url": "seed/silk-road-essentials-1600.webp",
    "price": 690,
    "original_price": 820,
    "duration_days": 7,
    "max_guests": 14,
    "itinerary": {
      "1": "Arrival in Tashkent. We meet you at the airport; evening at leisure.",
      "7": "Fast train back to Tashkent, transfer to the airport."
    },
    "good_to_know": {
      "guide_language": "English",
      "walking": "4 to 5 hours on the days with a guide, at an easy pace",
      "sleeping": "Six nights in family guesthouses in twin or double rooms",
      "meals": "6 breakfasts, 5 lunches; vegetarian dishes every day",
      "minimum_age": "6 and over",
      "visa_and_registration": "Many passports enter without a visa for 30 days: check yours. Your hotel registers you. Keep the slips until you leave Uzbekistan."
    },
    "featured": true,
    "tour_ids": [
      "70520000-0000-4000-8000-000000000009",
      "70520000-0000-4000-8000-000000000001",
      "70520000-0000-4000-8000-000000000003"
    ],
    "highlights": [
      "The Registan an hour before sunset",
      "Shah-i-Zinda before the groups arrive",
      "A night walk through the trading domes of Bukhara",
      "Two UNESCO World Heritage towns in seven days"
    ],
    "includes": [
      "Six nights in family guesthouses, with breakfast",
      "Fast trains Tashkent, Samarkand, Bukhara and back",
      "Local guides on five days",
      "Five lunches",
      "Entrance fees",
      "Station transfers"
    ]
  },
  {
    "id": "9ac40000-0000-4000-8000-000000000002",
    "title": "Four Cities by Train",
    "description": "Our rail journey with a day more for Shakhrisabz: every World Heritage town of the old road, at the pace of people who like architecture and lunch.",
    "image_url": "seed/four-cities-by-train-1600.webp",
    "price": 1150,
    "original_price": 1295,
    "duration_days": 9,
    "max_guests": 14,
    "itinerary": {},
    "good_to_know": {
      "guide_language": "English",
      "walking": "3 to 4 hours on most days",
      "sleeping": "Seven nights in small hotels in the old towns in twin or double rooms, one in the sleeper",
      "meals": "8 breakfasts, 7 lunches, 3 dinners; vegetarian dishes every day",
      "minimum_age": "8 and over",
      "visa_and_registration": "Many passports enter without a visa for 30 days: check yours. All hotels register your nights; your passport is needed for the trains."
    },
    "featured": true,
    "tour_ids": ["70520000-0000-4000-8000-000000000020", "70520000-0000-4000-8000-000000000010"],
    "highlights": [
      "All four historic World Heritage towns",
      "Over the pass to Timur's birthplace",
      "A sleeper across the Kyzylkum",
      "Two nights inside the walls of Khiva"
    ],
    "includes": [
      "Seven nights in small hotels, with breakfast, and one in the sleeper",
      "All trains, comfort class",
      "Tour leader throughout",
      "Seven lunches and three dinners",
      "Entrance fees",
      "Car to Shakhrisabz and back",
      "Airport transfers"
    ]
  },
  {
    "id": "9ac40000-0000-4000-8000-000000000003",
    "title": "Uzbekistan with Children",
    "description": "A family week in which something is made, ridden or eaten every day: metro trains, a cable car, bread from the oven, a camel, a night in a yurt. Distances are short and dinners early.",
    "image_url": "seed/family-discovery-1600.webp",
    "price": 980,
    "original_price": 1190,
    "duration_days": 8,
    "max_guests": 12,
    "itinerary": {
      "4": "Fast train to Samarkand with a picnic; the rest of the day at a pool.",
      "8": "Fast train from Bukhara to Tashkent and transfer to the airport."
    },
    "good_to_know": {
      "guide_language": "English",
      "walking": "Never more than two hours in a row",
      "sleeping": "Six nights in family rooms, one in a yurt",
      "meals": "7 breakfasts, 7 lunches; noodles and bread for those who like neither plov nor soup",
      "minimum_age": "Any age; camels from 8",
      "visa_and_registration": "Many passports enter without a visa for 30 days: check yours. Every night is registered for you. Children need a passport of their own."
    },
    "featured": true,
    "tour_ids": [
      "70520000-0000-4000-8000-000000000009",
      "70520000-0000-4000-8000-000000000014",
      "70520000-0000-4000-8000-000000000002",
      "70520000-0000-4000-8000-000000000011"
    ],
    "highlights": [
      "Bake your own Samarkand bread",
      "A night in a yurt under the stars",
      "Cable car and boat at Charvak",
      "Guides who have children themselves",
      "No day with more than four hours in the car"
    ],
    "includes": [
      "Seven nights in family rooms, with breakfast",
      "Private car and driver on six days",
      "Fast train to Samarkand",
      "Guides used to children",
      "All activities named in the plan",
      "Seven lunches",
      "Emergency number answered day and night"
    ]
  },
  {
    "id": "9ac40000-0000-4000-8000-000000000004",
    "title": "Mountains and Desert",
    "description": "Ten days outdoors: hiking under the junipers of Zaamin, walking from village to village in the Nuratau, then down to the desert and the lake. An adventure with good beds on all nights but one.",
    "image_url": "seed/mountains-and-desert-1600.webp",
    "price": 1180,
    "original_price": 1340,
    "duration_days": 10,
    "max_guests": 8,
    "itinerary": {
      "4": "To Samarkand by car and a day of rest: laundry, hammam, the Registan in the evening.",
      "10": "From Bukhara by fast train to Tashkent; transfer to the airport."
    },
    "good_to_know": {
      "guide_language": "English",
      "walking": "Five days of up to 6 hours and 15 kilometers",
      "sleeping": "Nine nights: lodge, homestays, one yurt, hotels in the towns",
      "meals": "Everything in the mountains and the desert, breakfast in the towns; vegetarian is easy",
      "minimum_age": "12 and over",
      "visa_and_registration": "Many passports enter without a visa for 30 days: check yours. We register your nights with hosts. Keep the slips until you leave Uzbekistan."
    },
    "featured": false,
    "tour_ids": [
      "70520000-0000-4000-8000-000000000019",
      "70520000-0000-4000-8000-000000000012",
      "70520000-0000-4000-8000-000000000011"
    ],
    "highlights": [
      "Five days of guided hiking, up to 15 kilometers a day",
      "Homestays in stone villages",
      "Camel ride at Aydarkul",
      "Severtsov sheep at first light",
      "One rest day in Samarkand"
    ],
    "includes": [
      "Nine nights: lodge, homestays, yurt, hotel",
      "All meals in the mountains and the desert",
      "Walking guide throughout",
      "Luggage by car and donkey",
      "Park and reserve fees"
    ]
  },
  {
    "id": "9ac40000-0000-4000-8000-000000000005",
    "title": "Aral Sea Expedition",
    "description": "From the desert fortresses near Khiva to the ships of Moynaq and the last shore of the Aral Sea, by four-wheel drive. For people who do not mind dust, silence and simple camps.",
    "image_url": "seed/aral-expedition-1600.webp",
    "price": 890,
    "original_price": null,
    "duration_days": 6,
    "max_guests": 9,
    "itinerary": {},
    "good_to_know": {
      "guide_language": "English",
      "walking": "1 to 3 hours a day; long days in the car",
      "sleeping": "A hotel, a guesthouse, two yurt camps",
      "meals": "Everything but two dinners; vegetarian if we know a week ahead",
      "minimum_age": "14 and over",
      "visa_and_registration": "Many passports enter without a visa for 30 days: check yours. Every night is registered for you. Carry your passport: there are checks on the roads of Karakalpakstan."
    },
    "featured": false,
    "tour_ids": ["70520000-0000-4000-8000-000000000007", "70520000-0000-4000-8000-000000000006"],
    "highlights": [
      "The ship graveyard of Moynaq",
      "A camp above the Aral shore",
      "Dawn on the ramparts of Ayaz Kala",
      "The Savitsky Museum with its own guide"
    ],
    "includes": [
      "Five nights: hotel, guesthouse, two yurt camps",
      "Four-wheel-drive cars, three guests in each",
      "All meals but two dinners",
      "Guide and drivers with satellite phone"
    ]
  },
  {
    "id": "9ac40000-0000-4000-8000-000000000006",
    "title": "Silk Road Signature",
    "description": "Twelve days for eight people, in the best small houses of each town, with scholars as guides: museum doors opened after hours, a silk master's private collection, dinner in a madrasa court. The history of the road told by those who study it.",
    "image_url": "seed/silk-road-signature-1600.webp",
    "price": 2480,
    "original_price": 2900,
    "duration_days": 12,
    "max_guests": 8,
    "itinerary": {
      "4": "A free morning in Tashkent, then business class on the fast train to Samarkand.",
      "7": "The Registan with a scholar before it opens, then the fast train to Bukhara.",
      "12": "Flight from Urgench to Tashkent, airport fast track, home."
    },
    "good_to_know": {
      "guide_language": "English; scholars in French and German on request",
      "walking": "3 to 4 hours a day, with a car near",
      "sleeping": "Eleven nights in the best heritage houses, single use on request",
      "meals": "11 breakfasts, 10 lunches, 8 dinners; every diet if we know a week ahead",
      "minimum_age": "12 and over",
      "visa_and_registration": "Many passports enter without a visa for 30 days: check yours. Your hotel registers you. Keep the slips until you leave Uzbekistan."
    },
    "featured": true,
    "tour_ids": [
      "70520000-0000-4000-8000-000000000009",
      "70520000-0000-4000-8000-000000000015",
      "70520000-0000-4000-8000-000000000001",
      "70520000-0000-4000-8000-000000000003",
      "70520000-0000-4000-8000-000000000005"
    ],
    "highlights": [
      "The Registan after closing time",
      "Dinner in a madrasa courtyard",
      "A day with ikat masters in Margilan",
      "Business class on the fast trains",
      "Three World Heritage towns, two nights or more in each"
    ],
    "includes": [
      "Eleven nights in the best heritage houses, single use on request",
      "Scholar guides in every town",
      "Private cars, business class on trains",
      "All breakfasts, ten lunches, eight dinners",
      "After-hours visits",
      "Internal flight Urgench to Tashkent",
      "Airport fast track",
      "Library of books sent before you travel"
    ]
  },
  {
    "id": "9ac40000-0000-4000-8000-000000000007",
    "title": "A Long Weekend in Samarkand",
    "description": "Four days, one town, no packing and unpacking. The historic monuments with a guide, a day in the workshops, and one day that is yours. Good for a stopover, or for those who have seen the rest.",
    "image_url": "seed/long-weekend-samarkand-1600.webp",
    "price": 420,
    "original_price": 495,
    "duration_days": 4,
    "max_guests": 12,
    "itinerary": {
      "4": "A free day with our guide's map; the fast train to Tashkent leaves in the evening."
    },
    "good_to_know": {
      "guide_language": "English",
      "walking": "4 to 5 hours on the days with a guide",
      "sleeping": "Three nights in a family hotel near the Registan in twin or double rooms",
      "meals": "3 breakfasts, 3 lunches; vegetarian dishes every day",
      "minimum_age": "6 and over",
      "visa_and_registration": "Many passports enter without a visa for 30 days: check yours. Your hotel registers you. Keep the slips until you leave Uzbekistan."
    },
    "featured": false,
    "tour_ids": ["70520000-0000-4000-8000-000000000001", "70520000-0000-4000-8000-000000000002"],
    "highlights": [
      "Stay five minutes from the Registan",
      "Your own loaf of Samarkand bread",
      "One free day with a map by our guide"
    ],
    "includes": [
      "Three nights in a family hotel, with breakfast",
      "Fast train from Tashkent and back",
      "Guide on two days",
      "Three lunches",
      "Entrance fees"
    ]
  },
  {
    "id": "9ac40000-0000-4000-8000-000000000008",
    "title": "Fergana Valley Artisans",
    "description": "Five days among weavers, potters, knife-smiths and paper-cutters in the valley where most of the country's crafts live. You work with your hands on three of them and carry home what you made.",
    "image_url": "seed/fergana-artisans-1600.webp",
    "price": 640,
    "original_price": 720,
    "duration_days": 5,
    "max_guests": 8,
    "itinerary": {
      "3": "Knife-smiths of Chust and the paper-cutters of Namangan, with your own hands on the bellows.",
      "5": "A free morning at the bazaar of Kumtepa, then the train over the Kamchik pass."
    },
    "good_to_know": {
      "guide_language": "English",
      "walking": "2 to 3 hours a day in workshops and bazaars",
      "sleeping": "Four nights in guesthouses in twin or double rooms",
      "meals": "4 breakfasts, 4 lunches; vegetarian on request",
      "minimum_age": "10 and over",
      "visa_and_registration": "Many passports enter without a visa for 30 days: check yours. The guesthouses register your nights; your passport is needed for the train."
    },
    "featured": false,
    "tour_ids": ["70520000-0000-4000-8000-000000000015", "70520000-0000-4000-8000-000000000016"],
    "highlights": [
      "Bind, dye and weave an ikat scarf",
      "Paint and fire a plate in Rishtan",
      "Knife-smiths of Chust",
      "The last khan's palace at Kokand"
    ],
    "includes": [
      "Four nights in guesthouses, with breakfast",
      "Train over the Kamchik pass and back",
      "Workshops with all material",
      "Guide throughout",
      "Four lunches",
      "Car in the valley"
    ]
  }
]$json$) as p(
  id uuid, title text, description text, image_url text, price numeric, original_price numeric, duration_days integer,
  max_guests integer, featured boolean, tour_ids uuid[], highlights text[], includes text[], itinerary jsonb, good_to_know jsonb
);

-- Describes each picture once, with a focal point if it is not the middle; then lists the further pictures of
-- each item by its cover.
with shown as (
  select slug, said ->> 0 as alt, coalesce((said ->> 1)::integer, 50) as x, coalesce((said ->> 2)::integer, 50) as y
  from jsonb_each($json${
    "samarkand": ["The three madrasas of the Registan around their square"],
    "bukhara": ["The Kalyan minaret between blue domes at sunset"],
    "khiva": ["The turquoise stump of Kalta Minor beside madrasas and a minaret", 36, 50],
    "tashkent": ["The great dome of Chorsu bazaar above its stalls"],
    "shakhrisabz": ["The two broken towers of Ak-Saray with the sun between them"],
    "nukus": ["Bright paintings in a hall of the Savitsky Museum"],
    "moynaq": ["A rusting trawler in the sand at sunset", 38, 55],
    "termez": ["A Buddhist stupa above the Amu Darya", 62, 55],
    "margilan": ["Four lengths of ikat silk in red, gold, blue and turquoise"],
    "kokand": ["The tiled front of the khan's palace in its garden"],
    "nurata": ["Mud-brick houses by a stream below bare peaks"],
    "aydarkul": ["Yurts around a fire under the Milky Way"],
    "chimgan": ["The snow peak of Greater Chimgan above a meadow of poppies"],
    "boysun": ["Striped red hills behind a village"],
    "zaamin": ["Juniper forest below misty ridges"],
    "ayaz-kala": ["A desert fortress, yurts and camels against a low sun"],
    "gijduvan": ["The Vobkent minaret by moonlight, pots in front of it"],
    "samarkand-timurs-capital": ["The ribbed dome of Gur-e-Amir under the moon"],
    "samarkand-paper-bread-silk": ["Round breads on an ikat cloth"],
    "bukhara-on-foot": ["The four towers of Chor Minor by their pool"],
    "gijduvan-potters": ["Painted plates and jugs on a potter's shelves"],
    "khiva-inside-the-walls": ["The gate in the walls of Khiva lit up at night"],
    "desert-fortresses-of-khorezm": ["Camels and yurts below the ruins of a mud-brick fortress"],
    "aral-sea-by-jeep": ["Jeeps on the white cliff above the Aral Sea", 60, 50],
    "savitsky-and-mizdakhan": ["Tombs on the hill around the tower of Chilpik"],
    "tashkent-metro-and-markets": ["A blue metro station with a train on either side"],
    "shakhrisabz-over-the-pass": ["A fruit stall where the road climbs to the pass"],
    "yurts-at-aydarkul": ["A caravan of camels on the dunes by the lake"],
    "nuratau-homestay-walk": ["Walkers with a donkey in a wide valley"],
    "greater-chimgan-summit": ["Climbers on the last ridge below the summit"],
    "charvak-family-weekend": ["A cable car, a sail and a kite at the lake of Charvak"],
    "silk-and-clay-in-fergana": ["An ikat robe, a painted plate and silk cocoons"],
    "kokand-last-khan": ["The painted columns of the palace's hall"],
    "buddhist-termez": ["A Buddha in a niche between columns"],
    "boysun-canyons-and-songs": ["Two walkers between the red walls of a canyon"],
    "zaamin-juniper-trails": ["An old juniper, and the radio telescope of Suffa", 40, 50],
    "silk-road-by-rail": ["The fast train before mountains and domes at sunset"],
    "silk-road-essentials": ["A madrasa, a minaret and a caravan in front of the sun"],
    "four-cities-by-train": ["The train below four arches, a city in each"],
    "family-discovery": ["Children with kites, a camel and a yurt"],
    "mountains-and-desert": ["A caravan on the sand below snow peaks"],
    "aral-expedition": ["A stranded ship in the headlights at night"],
    "silk-road-signature": ["A courtyard laid for dinner under strings of lights"],
    "long-weekend-samarkand": ["The street of tombs of Shah-i-Zinda"],
    "fergana-artisans": ["An embroidered suzani with a needle in it"],
    "samarkand-timurs-capital-detail": ["Turquoise and blue tiles around a medallion"],
    "samarkand-paper-bread-silk-detail": ["Sheets of mulberry paper drying by the mill wheel at Konigil", 60, 60],
    "bukhara-on-foot-detail": ["Embroidered skullcaps in rows on a bazaar table"],
    "gijduvan-potters-detail": ["A bowl on the wheel in front of the kiln", 40, 60],
    "khiva-inside-the-walls-detail": ["Light falling between the carved columns of the Friday mosque"],
    "desert-fortresses-of-khorezm-detail": ["Dawn over camels, seen through a window of the fortress"],
    "aral-sea-by-jeep-detail": ["An anchor on the dry bed of the sea"],
    "savitsky-and-mizdakhan-detail": ["Karakalpak silver on red embroidery"],
    "tashkent-metro-and-markets-detail": ["Plov in its cauldron, with bread and tea"],
    "shakhrisabz-over-the-pass-detail": ["Bowls of dried apricots, walnuts and raisins"],
    "yurts-at-aydarkul-detail": ["The sky through the crown of a yurt"],
    "nuratau-homestay-walk-detail": ["Ibex and an archer in old rock drawings"],
    "greater-chimgan-summit-detail": ["Wild red tulips in front of the summit"],
    "charvak-family-weekend-detail": ["Melons and a cut watermelon at the market"],
    "silk-and-clay-in-fergana-detail": ["Skeins of silk drying above the dye vats"],
    "kokand-last-khan-detail": ["A carved door in a tiled wall"],
    "buddhist-termez-detail": ["The stupa of Zurmala in a field of cotton", 42, 50],
    "boysun-canyons-and-songs-detail": ["A dombra on an embroidered cloth"],
    "zaamin-juniper-trails-detail": ["Ibex on the rocks above a waterfall"],
    "silk-road-by-rail-detail": ["Tea and fruit at the window of the train"],
    "samarkand-timurs-capital-map": ["Map: Samarkand in the east of the country"],
    "samarkand-paper-bread-silk-map": ["Map: Samarkand, with Konigil at its edge"],
    "bukhara-on-foot-map": ["Map: Bukhara in the middle of the country"],
    "gijduvan-potters-map": ["Map: from Bukhara north-east to Gijduvan"],
    "khiva-inside-the-walls-map": ["Map: Khiva in the west, by the border"],
    "desert-fortresses-of-khorezm-map": ["Map: from Khiva over the desert to Ayaz Kala"],
    "aral-sea-by-jeep-map": ["Map: from Nukus by Moynaq to the shore of the Aral Sea"],
    "savitsky-and-mizdakhan-map": ["Map: Nukus in the north-west"],
    "tashkent-metro-and-markets-map": ["Map: Tashkent in the north-east"],
    "shakhrisabz-over-the-pass-map": ["Map: from Samarkand south to Shakhrisabz"],
    "yurts-at-aydarkul-map": ["Map: from Samarkand by Nurata and Aydarkul to Bukhara"],
    "nuratau-homestay-walk-map": ["Map: from Samarkand north to Sentob"],
    "greater-chimgan-summit-map": ["Map: from Tashkent to Chimgan"],
    "charvak-family-weekend-map": ["Map: from Tashkent to Charvak"],
    "silk-and-clay-in-fergana-map": ["Map: from Tashkent to Margilan and Rishtan"],
    "kokand-last-khan-map": ["Map: from Tashkent to Kokand"],
    "buddhist-termez-map": ["Map: Termez and Jarkurgan on the southern border"],
    "boysun-canyons-and-songs-map": ["Map: from Termez to Boysun and Machay"],
    "zaamin-juniper-trails-map": ["Map: from Tashkent to Zaamin"],
    "silk-road-by-rail-map": ["Map: from Tashkent by Samarkand and Bukhara to Khiva"]
  }$json$) as s(slug, said)
), galleries as (
  select 'seed/' || cover || '-1600.webp' as image_url, jsonb_agg(
    jsonb_strip_nulls(
      jsonb_build_object('url', 'seed/' || slug || '-1600.webp', 'alt', alt, 'x', x, 'y', y, 'slot', slots ->> slug)
    ) order by place
  ) as gallery
  from jsonb_each($json${
    "samarkand-timurs-capital": ["samarkand", "samarkand-timurs-capital-detail", "samarkand-timurs-capital-map"],
    "samarkand-paper-bread-silk": ["samarkand-paper-bread-silk-detail", "long-weekend-samarkand", "samarkand-paper-bread-silk-map"],
    "bukhara-on-foot": ["bukhara", "bukhara-on-foot-detail", "bukhara-on-foot-map"],
    "gijduvan-potters": ["gijduvan", "gijduvan-potters-detail", "gijduvan-potters-map"],
    "khiva-inside-the-walls": ["khiva", "khiva-inside-the-walls-detail", "khiva-inside-the-walls-map"],
    "desert-fortresses-of-khorezm": ["ayaz-kala", "desert-fortresses-of-khorezm-detail", "desert-fortresses-of-khorezm-map"],
    "aral-sea-by-jeep": ["moynaq", "aral-sea-by-jeep-detail", "aral-sea-by-jeep-map"],
    "savitsky-and-mizdakhan": ["nukus", "savitsky-and-mizdakhan-detail", "savitsky-and-mizdakhan-map"],
    "tashkent-metro-and-markets": ["tashkent", "tashkent-metro-and-markets-detail", "tashkent-metro-and-markets-map"],
    "shakhrisabz-over-the-pass": ["shakhrisabz", "shakhrisabz-over-the-pass-detail", "shakhrisabz-over-the-pass-map"],
    "yurts-at-aydarkul": ["aydarkul", "yurts-at-aydarkul-detail", "yurts-at-aydarkul-map"],
    "nuratau-homestay-walk": ["nurata", "nuratau-homestay-walk-detail", "nuratau-homestay-walk-map"],
    "greater-chimgan-summit": ["chimgan", "greater-chimgan-summit-detail", "greater-chimgan-summit-map"],
    "charvak-family-weekend": ["chimgan", "charvak-family-weekend-detail", "charvak-family-weekend-map"],
    "silk-and-clay-in-fergana": ["margilan", "silk-and-clay-in-fergana-detail", "silk-and-clay-in-fergana-map"],
    "kokand-last-khan": ["kokand", "kokand-last-khan-detail", "kokand-last-khan-map"],
    "buddhist-termez": ["termez", "buddhist-termez-detail", "buddhist-termez-map"],
    "boysun-canyons-and-songs": ["boysun", "boysun-canyons-and-songs-detail", "boysun-canyons-and-songs-map"],
    "zaamin-juniper-trails": ["zaamin", "zaamin-juniper-trails-detail", "zaamin-juniper-trails-map"],
    "silk-road-by-rail": ["samarkand", "silk-road-by-rail-detail", "bukhara", "khiva", "silk-road-by-rail-map"],
    "silk-road-essentials": ["tashkent-metro-and-markets", "samarkand-timurs-capital-detail", "bukhara-on-foot"],
    "four-cities-by-train": ["silk-road-by-rail", "silk-road-by-rail-detail", "shakhrisabz", "silk-road-by-rail-map"],
    "family-discovery": ["charvak-family-weekend", "samarkand-paper-bread-silk", "yurts-at-aydarkul-detail", "charvak-family-weekend-detail"],
    "mountains-and-desert": ["zaamin-juniper-trails-detail", "nuratau-homestay-walk", "yurts-at-aydarkul", "nuratau-homestay-walk-detail"],
    "aral-expedition": ["aral-sea-by-jeep", "aral-sea-by-jeep-detail", "ayaz-kala", "aral-sea-by-jeep-map"],
    "silk-road-signature": ["samarkand-timurs-capital", "silk-and-clay-in-fergana-detail", "bukhara", "khiva-inside-the-walls", "khiva-inside-the-walls-detail"],
    "long-weekend-samarkand": ["samarkand", "samarkand-paper-bread-silk-detail", "samarkand-timurs-capital-detail"],
    "fergana-artisans": ["silk-and-clay-in-fergana", "kokand-last-khan-detail", "silk-and-clay-in-fergana-map"],
    "samarkand": ["samarkand-timurs-capital-detail", "samarkand-paper-bread-silk-detail"],
    "bukhara": ["bukhara-on-foot", "bukhara-on-foot-detail"],
    "gijduvan": ["gijduvan-potters", "gijduvan-potters-detail"],
    "khiva": ["khiva-inside-the-walls", "khiva-inside-the-walls-detail"],
    "ayaz-kala": ["desert-fortresses-of-khorezm", "desert-fortresses-of-khorezm-detail"],
    "moynaq": ["aral-sea-by-jeep", "aral-sea-by-jeep-detail"],
    "nukus": ["savitsky-and-mizdakhan", "savitsky-and-mizdakhan-detail"],
    "tashkent": ["tashkent-metro-and-markets", "tashkent-metro-and-markets-detail"],
    "shakhrisabz": ["shakhrisabz-over-the-pass", "shakhrisabz-over-the-pass-detail"],
    "aydarkul": ["yurts-at-aydarkul", "yurts-at-aydarkul-detail"],
    "nurata": ["nuratau-homestay-walk", "nuratau-homestay-walk-detail"],
    "chimgan": ["greater-chimgan-summit-detail", "charvak-family-weekend-detail"],
    "margilan": ["silk-and-clay-in-fergana", "silk-and-clay-in-fergana-detail"],
    "kokand": ["kokand-last-khan", "kokand-last-khan-detail"],
    "termez": ["buddhist-termez", "buddhist-termez-detail"],
    "boysun": ["boysun-canyons-and-songs", "boysun-canyons-and-songs-detail"],
    "zaamin": ["zaamin-juniper-trails", "zaamin-juniper-trails-detail"]
  }$json$) as g(cover, further), jsonb_array_elements_text(jsonb_build_array(cover) || further) with ordinality p (slug, place)
  join shown using (slug)
  -- Illustrations fill the picture slots (room, table, guide, group, vehicle) that a shop fills with photographs.
  cross join (select $json${
    "yurts-at-aydarkul-detail": "room",
    "samarkand-paper-bread-silk": "table",
    "tashkent-metro-and-markets-detail": "table",
    "shakhrisabz-over-the-pass-detail": "table",
    "charvak-family-weekend-detail": "table",
    "silk-road-by-rail-detail": "table",
    "silk-road-signature": "table",
    "nuratau-homestay-walk": "group",
    "greater-chimgan-summit": "group",
    "boysun-canyons-and-songs": "group",
    "family-discovery": "group",
    "aral-sea-by-jeep": "vehicle",
    "tashkent-metro-and-markets": "vehicle",
    "silk-road-by-rail": "vehicle",
    "four-cities-by-train": "vehicle"
  }$json$::jsonb as slots) named
  group by cover
), of_destinations as (
  update public.destinations d set gallery = g.gallery from galleries g where g.image_url = d.image_url
), of_tours as (
  update public.tours t set gallery = g.gallery from galleries g where g.image_url = t.image_url
)
update public.packages p set gallery = g.gallery from galleries g where g.image_url = p.image_url;

update public.tours t set options = o.options
from jsonb_to_recordset($json$[
  {
    "title": "To the Aral Sea: Moynaq, Ustyurt and the Shore",
    "options": [
      {"id": "own-tent", "name": "Tent of your own", "price_cents": 4500, "per": "guest", "most": 6, "retired": false},
      {"id": "airport-transfer", "name": "Airport transfer in Nukus", "price_cents": 2000, "per": "booking", "most": 2, "retired": false}
    ]
  },
  {
    "title": "Over the Pass to Shakhrisabz",
    "options": [
      {"id": "child-seat", "name": "Child seat", "price_cents": 800, "per": "guest", "most": 3, "retired": false}
    ]
  },
  {
    "title": "Yurts and Camels at Aydarkul",
    "options": [
      {"id": "own-yurt", "name": "Yurt of your own", "price_cents": 6000, "per": "guest", "most": 4, "retired": false},
      {"id": "camel-ride", "name": "Camel ride at sunrise", "price_cents": 2500, "per": "guest", "most": 10, "retired": false}
    ]
  },
  {
    "title": "The Classic Silk Road by Rail",
    "options": [
      {"id": "single-room", "name": "Single room", "price_cents": 28000, "per": "guest", "most": 6, "retired": false},
      {"id": "business-class", "name": "Business class on the trains", "price_cents": 9000, "per": "guest", "most": 12, "retired": false},
      {"id": "airport-transfer", "name": "Airport transfer", "price_cents": 2500, "per": "booking", "most": 2, "retired": false}
    ]
  }
]$json$) as o(title text, options jsonb)
where t.title = o.title;

update public.tours t set questions = q.questions
from jsonb_to_recordset($json$[
  {
    "title": "Yurts and Camels at Aydarkul",
    "questions": [
      {
        "id": "camp-dinner", "text": "What shall we cook for dinner at the camp?", "kind": "choice",
        "choices": ["Lamb and rice", "Fish from the lake", "No meat"], "required": false, "for_guide": true
      }
    ]
  }
]$json$) as q(title text, questions jsonb)
where t.title = q.title;

update public.packages p set options = $json$[
  {"id": "single-room", "name": "Single room", "price_cents": 21000, "per": "guest", "most": 6, "retired": false},
  {"id": "airport-transfer", "name": "Airport transfer", "price_cents": 2500, "per": "booking", "most": 2, "retired": false}
]$json$
where p.title in ('Silk Road Essentials', 'Four Cities by Train');

update public.packages p set hotel_class = w.hotel_class, stays = w.stays
from jsonb_to_recordset($json$[
  {
    "title": "Silk Road Essentials",
    "hotel_class": "Family guesthouses",
    "stays": ["Tashkent: Chorsu Courtyard, 2 nights", "Samarkand: House of Mulberries, 2 nights", "Bukhara: Lyabi Garden Guesthouse, 2 nights"]
  },
  {
    "title": "Four Cities by Train",
    "hotel_class": null,
    "stays": ["Tashkent: Hotel Amir, 1 night", "Samarkand: Hotel Registan View, 2 nights", "Bukhara: Hotel Poi Kalon, 2 nights", "Sleeper train, 1 night", "Khiva: Hotel Ichan Kala, 2 nights"]
  },
  {
    "title": "Aral Sea Expedition",
    "hotel_class": "Guesthouses and yurt camps",
    "stays": ["Nukus: Hotel Savitsky, 2 nights", "Moynaq: Captain's Guesthouse, 1 night", "Ustyurt: yurt camps, 2 nights"]
  },
  {
    "title": "Silk Road Signature",
    "hotel_class": null,
    "stays": ["Tashkent: Lapis Residence, 2 nights", "Samarkand: Silk House, 3 nights", "Bukhara: Caravanserai Suites, 3 nights", "Khiva: The Madrasa, 3 nights"]
  },
  {
    "title": "A Long Weekend in Samarkand",
    "hotel_class": "Family hotel",
    "stays": ["Samarkand: Hotel Registan View, 3 nights"]
  },
  {
    "title": "Mountains and Desert",
    "hotel_class": "Lodge, homestays and a yurt",
    "stays": []
  }
]$json$) as w(title text, hotel_class text, stays text[])
where p.title = w.title;

insert into public.bookings (
  id, reference, tour_id, departure_id, source, status, guests, check_in, check_out, ends_on, title, image_url,
  duration_days, total_price, quote, terms, customer_first_name, customer_last_name, customer_email, customer_phone,
  confirmed_at
)
select
  b.id::uuid, private.new_reference(), t.id, (private.departure_to_book('tour', t.id, day)).id, 'manual', 'confirmed',
  b.guests, day, day, day + t.duration_days - 1, t.title, t.image_url, t.duration_days, (quote ->> 'total_cents')::numeric / 100, quote, private.current_terms(),
  b.first_name, b.last_name, b.email, '+998 71 000 00 01', now()
from (values
  ('b0040000-0000-4000-8000-000000000001', '70520000-0000-4000-8000-000000000009', 4, 6, 'Lena', 'Bergmann', 'lena.bergmann@example.com'),
  ('b0040000-0000-4000-8000-000000000002', '70520000-0000-4000-8000-000000000009', 4, 4, 'Oliver', 'Hart', 'oliver.hart@example.com'),
  ('b0040000-0000-4000-8000-000000000003', '70520000-0000-4000-8000-000000000009', 9, 7, 'Mai', 'Tanaka', 'mai.tanaka@example.com'),
  ('b0040000-0000-4000-8000-000000000004', '70520000-0000-4000-8000-000000000001', 12, 6, 'Claire', 'Fontaine', 'claire.fontaine@example.com'),
  ('b0040000-0000-4000-8000-000000000005', '70520000-0000-4000-8000-000000000001', 12, 5, 'Peter', 'Novak', 'peter.novak@example.com'),
  ('b0040000-0000-4000-8000-000000000006', '70520000-0000-4000-8000-000000000005', 14, 10, 'Giulia', 'Ricci', 'giulia.ricci@example.com'),
  ('b0040000-0000-4000-8000-000000000007', '70520000-0000-4000-8000-000000000007', 23, 4, 'Anders', 'Holm', 'anders.holm@example.com'),
  ('b0040000-0000-4000-8000-000000000008', '70520000-0000-4000-8000-000000000007', 23, 4, 'Sofia', 'Marques', 'sofia.marques@example.com'),
  ('b0040000-0000-4000-8000-000000000009', '70520000-0000-4000-8000-000000000014', 12, 13, 'Dilnoza', 'Yusupova', 'dilnoza.yusupova@example.com'),
  ('b0040000-0000-4000-8000-000000000010', '70520000-0000-4000-8000-000000000013', 25, 5, 'Tom', 'Keller', 'tom.keller@example.com'),
  ('b0040000-0000-4000-8000-000000000011', '70520000-0000-4000-8000-000000000020', 27, 12, 'Ruth', 'Adler', 'ruth.adler@example.com'),
  ('b0040000-0000-4000-8000-000000000012', '70520000-0000-4000-8000-000000000011', 13, 9, 'Jan', 'de Wit', 'jan.de.wit@example.com')
) as b(id, tour_id, departs_in, guests, first_name, last_name, email)
join public.tours t on t.id = b.tour_id::uuid
cross join lateral (
  select (now() at time zone 'Asia/Tashkent')::date + b.departs_in as day, private.quote('tour', t.id, b.guests) as quote
) agreed;

-- Example reviews of each featured tour, and of one more, so that every destination of the home page has some: 24 each, 19 with five stars
-- and 5 with four. Six have words; the others have a name only.
create temporary table worded_reviews as
select r.*, row_number() over (partition by r.tour) as place
from (values
  (1, 'Hannah', 'Lindqvist', 5, 'en', 'We had Shah-i-Zinda almost to ourselves, because our guide knew when to be where. Two days were enough to understand the city, and nobody hurried us.'),
  (1, 'Ольга', 'Миронова', 5, 'ru', 'Очень спокойный темп и живой рассказ без заученных фраз. Отдельное спасибо за обед в чайхане у базара: сами мы бы её не нашли.'),
  (1, 'Rachel', 'Osei', 4, 'en', 'Wonderful guide and a good route. The second day was hot and we would have liked a longer rest at noon; they offered it when we asked.'),
  (1, 'Marek', 'Dvorak', 5, 'en', 'Hearing the story in the order in which the city was built changes everything. Our guide drew the old trade routes into the dust with a stick, and suddenly it all made sense.'),
  (1, 'Nodira', 'Karimova', 5, 'uz', 'Oʻzim samarqandlikman, lekin shahrim haqida shuncha yangi narsa bilib oldim. Bolalarimga ham juda yoqdi.'),
  (1, 'Luisa', 'Conti', 5, 'en', 'The observatory at closing time, with the whole city turning blue below us. I would come back for that hour alone.'),
  (3, 'Thomas', 'Weber', 5, 'en', 'The lanes of the Jewish quarter were the best hour of our whole trip. Everything that was promised was included.'),
  (3, 'Сергей', 'Ткаченко', 5, 'ru', 'Бухара вечером, когда туристы разошлись, запомнится надолго. Гид встретил вовремя и говорил по-русски прекрасно.'),
  (3, 'Grace', 'Mbeki', 4, 'en', 'Two lovely days. Lunch came late on the second, but the goldsmiths made up for it. By then we really did find our own way back to the pool.'),
  (3, 'Ines', 'Carvalho', 5, 'en', 'Small group, clear meeting point, many rests, and a guide who answered every question of our ten-year-old.'),
  (3, 'Dildora', 'Ismoilova', 5, 'uz', 'Yoʻl boshlovchimiz har bir madrasaning tarixini qiziqarli aytib berdi. Shoshilmadik, kechqurun Labi hovuzda dam oldik.'),
  (3, 'Henrik', 'Dahl', 5, 'en', 'We carried almost nothing and walked everywhere. The house where we slept was as old as the square in front of it.'),
  (5, 'Claudia', 'Brandt', 5, 'en', 'Staying inside the walls is the whole point: at seven in the morning Khiva belonged to us and to the sweepers.'),
  (5, 'Анна', 'Лебедева', 5, 'ru', 'Ночевали внутри крепости и встретили рассвет на стене. Всё точно по программе, без магазинов и спешки.'),
  (5, 'Patrick', 'Nolan', 4, 'en', 'Beautiful town and a fine guide. The steps of the minaret are steep and dark, so wear good shoes.'),
  (5, 'Malohat', 'Yusupova', 5, 'uz', 'Xivada ikki kun bir zumda oʻtib ketdi. Yogʻoch oʻymakori bilan suhbat eng esda qolarli joyi boʻldi.'),
  (5, 'Mei', 'Lin', 5, 'en', 'The carved columns of the Friday mosque, each from another century, explained one by one. I took a hundred pictures of wood.'),
  (5, 'Robert', 'Hughes', 5, 'en', 'Everything fitted: the pickup, the room, the dinner on the roof. We only had to look.'),
  (7, 'Anke', 'Visser', 5, 'en', 'Four days of sand, salt and silence, and a driver who never lost the track. The shore at sunrise was worth every bump.'),
  (7, 'Дмитрий', 'Орлов', 5, 'ru', 'Тяжёлая и очень честная поездка. Кладбище кораблей, плато Устюрт, ужин у костра. Машина надёжная, водитель отличный.'),
  (7, 'Sarah', 'Cohen', 4, 'en', 'Unforgettable, but the nights are cold even in May. They had spare blankets; bring a hat all the same.'),
  (7, 'Jasur', 'Toshpulatov', 5, 'uz', 'Orol haqida koʻp oʻqigandim, lekin oʻz koʻzing bilan koʻrish boshqacha. Hammasi puxta tashkil qilingan.'),
  (7, 'Oliver', 'Grant', 5, 'en', 'The museum in Nukus first and the empty sea after it: in that order it is one story, and they know how to tell it.'),
  (7, 'Elena', 'Popescu', 5, 'en', 'No signal for two days, and the app still had every stop and every phone number. Tea was ready wherever we stopped.'),
  (9, 'Julia', 'Novakova', 5, 'en', 'I thought I would see Tashkent on the way to somewhere else. The metro alone took a morning, and I want to go back.'),
  (9, 'Марина', 'Соколова', 5, 'ru', 'Модернизм Ташкента наконец-то объяснили с любовью. Обед на Чорсу был лучшим за всю поездку.'),
  (9, 'Daniel', 'Okafor', 4, 'en', 'A full day and a lot of walking, but a smart route. We would have liked a little longer in the library at Khast Imam.'),
  (9, 'Sardor', 'Aliyev', 5, 'uz', 'Har kuni metrodan oʻtaman, ammo bekatlarga birinchi marta shunday diqqat bilan qaradim. Rahmat!'),
  (9, 'Camille', 'Laurent', 5, 'en', 'Our guide is an architect, and it shows. Ask her about the sun screens.'),
  (9, 'George', 'Palmer', 5, 'en', 'Warm bread at the bazaar, four metro stations and a very good plov. What a day.'),
  (11, 'Jonas', 'Eriksen', 5, 'en', 'Quiet, simple and well planned. It was too cold to swim, and they had told us so before. The stars were worth the long drive.'),
  (11, 'Aziza', 'Rahimova', 5, 'uz', 'Ota-onam va bolalarim bilan bordik. Tuyada sayr hammaga yoqdi, gulxan yonidagi kechki ovqat esa ajoyib boʻldi. Rahmat!'),
  (11, 'Nina', 'Hofer', 4, 'en', 'The camp is simple and clean. The wind kept us awake for an hour, and then we saw the sky.'),
  (11, 'Paul', 'Gardner', 5, 'en', 'There is no signal at the camp, but everything was on my phone. The driver was waiting where the app said he would be.'),
  (11, 'Екатерина', 'Белова', 5, 'ru', 'Юрты, верблюды и озеро посреди пустыни: дети в восторге. Ночью столько звёзд, что спать не хотелось.'),
  (11, 'Marta', 'Kowalska', 5, 'en', 'An old man sang by the fire and nobody filmed it. That is all you need to know.'),
  (15, 'Sophie', 'Renard', 5, 'en', 'You see silk from the cocoon to the cloth, made by people who are glad that you ask. I tied a knot of my own ikat.'),
  (15, 'Татьяна', 'Жукова', 5, 'ru', 'Маргилан и Риштан за два дня без спешки. Гончар дал нам самим расписать тарелки, они уже дома.'),
  (15, 'Kevin', 'Murphy', 4, 'en', 'Great craftsmen and great food. The drive over the pass is long, so take the early train if you can.'),
  (15, 'Zulfiya', 'Nazarova', 5, 'uz', 'Vodiyning ustalari bilan bevosita gaplashdik, bozorga ham bordik. Juda samimiy sayohat boʻldi.'),
  (15, 'Astrid', 'Holm', 5, 'en', 'The bazaar of Kumtepa on a Sunday is reason enough. Nobody there was selling anything to tourists.'),
  (15, 'Ben', 'Fisher', 5, 'en', 'Two workshops a day, no more, with time to sit down in each. I came home with one bowl and many names.'),
  (20, 'Emma', 'Fischer', 5, 'en', 'Our children still talk about the night train. One guide for the whole week, who knew all of us by name from the first evening.'),
  (20, 'Yuki', 'Mori', 5, 'en', 'The best organized trip we have made. Every train, every hotel and every pickup was as written. Kind people, no shopping stops.'),
  (20, 'David', 'Rosen', 4, 'en', 'A very good trip. The sleeper to Khiva is old and loud, so bring earplugs; the free afternoons were just right.'),
  (20, 'Игорь', 'Васильев', 5, 'ru', 'Восемь дней, четыре города и ни одной накладки. Билеты на поезд пришли заранее, номера были лучше, чем мы ждали.'),
  (20, 'Shahnoza', 'Qodirova', 5, 'uz', 'Chet eldan kelgan doʻstlarim bilan bordik. Poyezd, mehmonxona, yoʻl boshlovchi: hammasi vaqtida va joyida.'),
  (20, 'Clara', 'Jensen', 5, 'en', 'By rail you see how far these towns are from each other, and why people stayed. A week that felt like three.')
) as r(tour, first_name, last_name, rating, language, words);

create temporary table reviewed_trips as
select format('b0040000-0000-4000-8000-%s', lpad((t.tour * 100 + n)::text, 12, '0'))::uuid as id,
  format('70520000-0000-4000-8000-%s', lpad(t.tour::text, 12, '0'))::uuid as tour_id,
  40 + t.tour + (n - 1) / 3 * 28 as days_ago, 1 + n % 3 as guests,
  coalesce(w.first_name, p.first_names[1 + (t.tour + n / 3) % 8]) as first_name,
  coalesce(w.last_name, p.last_names[1 + (t.tour * 3 + n) % 8]) as last_name,
  format('reviewer-%s-%s@example.com', t.tour, n) as email,
  coalesce(w.rating, case when n in (8, 13, 17, 22) then 4 else 5 end) as rating,
  w.words, coalesce(w.language, p.language) as language
from (select distinct tour from worded_reviews) t
cross join generate_series(1, 24) n
left join worded_reviews w on w.tour = t.tour and n = case when w.place <= 3 then w.place else 3 * w.place - 8 end
join (values
  (0, 'en', '{Alice,Lukas,Priya,Martin,Chloe,Erik,Amara,Simon}'::text[], '{Bauer,Walsh,Costa,Nilsen,Moreau,Singh,Byrne,Haas}'::text[]),
  (1, 'ru', '{Наталья,Ирина,Светлана,Юлия,Вера,Полина,Дарья,Алина}', '{Егорова,Павлова,Зайцева,Громова,Фомина,Крылова,Тихонова,Лазарева}'),
  (2, 'uz', '{Bekzod,Otabek,Sherzod,Jahongir,Rustam,Akmal,Davron,Ulugʻbek}', '{Ergashev,Qosimov,Tursunov,Hamidov,Sobirov,Rashidov,Olimov,Yoʻldoshev}')
) as p(place, language, first_names, last_names) on p.place = n % 3;
drop table worded_reviews;

-- Trips of the past, sold by an agency, which has paid them.
insert into public.bookings (
  id, reference, tour_id, departure_id, source, channel, agency, status, guests, check_in, check_out, ends_on, title, image_url,
  duration_days, total_price, quote, terms, customer_first_name, customer_last_name, customer_email, customer_phone,
  language, created_at, confirmed_at
)
select
  b.id, private.new_reference(), t.id, (private.departure_to_book('tour', t.id, day)).id, 'manual', 'agency', 'Example Agency',
  'confirmed', b.guests, day, day, day + t.duration_days - 1, t.title, t.image_url, t.duration_days,
  (quote ->> 'total_cents')::numeric / 100, quote, private.current_terms(), b.first_name, b.last_name, b.email,
  '+998 71 000 00 01', b.language, now() - make_interval(days => b.days_ago + 30), now() - make_interval(days => b.days_ago + 30)
from reviewed_trips b
join public.tours t on t.id = b.tour_id
join (
  select r.tour_id, r.guests, private.quote('tour', r.tour_id, r.guests) as quote from reviewed_trips r group by 1, 2
) agreed on agreed.tour_id = b.tour_id and agreed.guests = b.guests
cross join lateral (select (now() at time zone 'Asia/Tashkent')::date - b.days_ago as day) trip;

insert into public.payments (booking_id, method, status, amount_cents, applied_cents, recorded_by, customer_data, booking_data, created_at, paid_at)
select b.id, 'bank_transfer', 'completed', b.total_price * 100, b.total_price * 100, b.agency, private.payer_of(b), private.booking_data_of(b),
  b.created_at, b.created_at
from reviewed_trips r join public.bookings b on b.id = r.id;

select private.take_seats(b.departure_id, b.guests)
from public.bookings b
where b.source = 'manual';

insert into public.reviews (booking_id, item_id, rating, words, name, language, month, written_at, status, judged_at)
select b.id, b.tour_id, r.rating, r.words, b.customer_first_name, r.language, to_char(b.check_in, 'YYYY-MM'),
  (extract(epoch from b.ends_on + 3) * 1000)::bigint, 'published', b.ends_on + interval '4 days'
from reviewed_trips r join public.bookings b on b.id = r.id;

update public.tours set stars = null where id in (select r.tour_id from reviewed_trips r);
drop table reviewed_trips;

-- Only where nothing is set, because `npm run deploy -- --examples` may run in a shop that has settings.
update private.shop_settings set
  revision = revision + 1,
  licence_number = 'T-0000-00',
  since = '2026',
  email = 'info@journey-uzbekistan.example',
  -- The phone block 000 is unassigned.
  phone = '+998 71 000 00 00',
  address = '12 Registan Street, Samarkand, Samarkand Region, Uzbekistan',
  latitude = '39.6547',
  longitude = '66.9758',
  people = $json$[
    {"name": "Malika Rahimova", "role": "Founder, plans the routes", "picture": "seed/malika-rahimova-1600.webp",
      "words": "Grew up in Samarkand, and drives every new route herself before it is sold."},
    {"name": "Timur Rahimov", "role": "Founder, runs the travel desk", "picture": "seed/timur-rahimov-1600.webp",
      "words": "Books your trains and hotels, and picks up the phone while you travel."},
    {"name": "Dilshod Qodirov", "role": "Guide in Bukhara and Khiva", "picture": "seed/dilshod-qodirov-1600.webp",
      "words": "Reads the tiles aloud, in English and in French, and knows who still carves the doors."},
    {"name": "Zarina Nematova", "role": "Guide in Tashkent and Fergana", "picture": "seed/zarina-nematova-1600.webp",
      "words": "Takes you to the looms of Margilan, where her aunt still ties the ikat threads."},
    {"name": "Oraz Jumabaev", "role": "Driver in Karakalpakstan", "picture": "seed/oraz-jumabaev-1600.webp",
      "words": "Finds the track to the Aral Sea in the dark, and has tea ready before sunrise."},
    {"name": "Gulnora Ergasheva", "role": "Host in Sentob", "picture": "seed/gulnora-ergasheva-1600.webp",
      "words": "Bakes the bread you eat at the homestay, and shows you how if you ask."}
  ]$json$,
  office_hours = 'Monday to Friday, 9:00 to 18:00 Tashkent time',
  unesco_sites = '12+',
  unesco_source = 'Stops of our itineraries in the seven World Heritage sites of Uzbekistan',
  travelers = '15K+',
  travelers_source = 'Guests of our trips and of our partner agencies, by the booking registers'
where email = '';
