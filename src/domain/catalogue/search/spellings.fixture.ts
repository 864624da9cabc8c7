/** English or Latin first, then Uzbek and Russian, then other forms that travelers type. */
export const SPELLINGS_OF_PLACES: readonly (readonly string[])[] = [
  ["Samarkand", "Samarqand", "Самарканд"],
  ["Bukhara", "Buxoro", "Бухара"],
  ["Khiva", "Xiva", "Хива"],
  ["Tashkent", "Toshkent", "Ташкент"],
  ["Shahrisabz", "Shahrisabz", "Шахрисабз", "Shakhrisabz"],
  ["Registan", "Registon", "Регистан"],
  ["Fergana", "Farg‘ona", "Фергана", "Fargʻona", "Farg'ona", "Farg’ona", "Farg`ona", "Fargʼona", "Fargona"],
  ["Kokand", "Qoʻqon", "Коканд", "Qo'qon", "Qoqon"],
  ["Urgench", "Urganch", "Ургенч"],
  ["Nurata", "Nurota", "Нурата"],
  ["Termez", "Termiz", "Термез"],
  ["Chimgan", "Chimgʻon", "Чимган"],
  ["Uzbekistan", "Oʻzbekiston", "Узбекистан", "O‘zbekiston", "Ozbekiston", "Ўзбекистон"],
];

export const SPELLINGS_OF_NAMES: readonly (readonly string[])[] = [
  ["Akhmedov", "Axmedov", "Ахмедов"],
  ["Yusupov", "Yusupov", "Юсупов"],
  ["Juraev", "Joʻraev", "Жураев", "Zhuraev"],
  ["Gulnora", "Gulnora", "Гулнора"],
  ["Shcherbakov", "Sherbakov", "Щербаков"],
  ["Kuchkarov", "Quchqarov", "Кучкаров"],
  ["Gʻaniyev", "Gʼaniyev", "Ғаниев", "G‘aniyev", "G'aniyev", "Ganiyev"],
];
