/** Texts of the showcase: long German and Arabic ones, since they are where a layout breaks first. */
export interface Words {
  lng: string;
  dir: 'ltr' | 'rtl';
  wallet: string;
  sell: string;
  marketing: string;
  account: string;
  working: string;
  split: readonly [string, string, string];
  start: string;
  reason: string;
  actions: readonly [string, string, string, string];
  deals: string;
  all: string;
  accrual: string;
  period: string;
  done: string;
  methods: readonly [string, string];
  rate: string;
  volume: string;
  available: string;
  youSell: string;
  youGet: string;
  network: string;
  minimum: string;
  limits: string;
  next: string;
  empty: string;
  emptyText: string;
  failed: string;
  failedText: string;
  retry: string;
  address: string;
  hint: string;
  wrong: string;
  sections: readonly [string, string, string, string, string];
  close: string;
}

/** The words of the showcase by language. */
export const WORDS: Record<'en' | 'de' | 'ar', Words> = {
  en: {
    lng: 'en',
    dir: 'ltr',
    wallet: 'Wallet',
    sell: 'Sell',
    marketing: 'Marketing',
    account: 'My main account',
    working: 'in work · 12d 04h 31m 08s',
    split: ['Available', 'In work', 'Gift'],
    start: 'Start commercial period',
    reason: 'Deposit at least 100 USDT to start.',
    actions: ['Receive', 'Buy', 'Sell', 'Send'],
    deals: 'Commercial deals',
    all: 'See all',
    accrual: 'Accrual',
    period: 'Period started',
    done: 'completed',
    methods: ['Cryptocurrency', 'Visa / Mastercard'],
    rate: 'Rate',
    volume: 'Volume in work',
    available: 'Available',
    youSell: 'You sell',
    youGet: 'You receive',
    network: 'Payout network',
    minimum: 'Minimum 0.025 XAUT',
    limits: 'Limits and how long it takes',
    next: 'Continue',
    empty: 'No commercial history',
    emptyText: 'Profits of your commercial periods will be listed here.',
    failed: 'The history could not be loaded',
    failedText: 'Your balance is not affected. Check the connection and try again.',
    retry: 'Try again',
    address: 'Wallet address',
    hint: 'Tron (TRC20) only.',
    wrong: 'This is not a Tron address.',
    sections: ['Home', 'Wallet', 'Marketing', 'Map', 'About Us'],
    close: 'Close',
  },
  de: {
    lng: 'de',
    dir: 'ltr',
    wallet: 'Geldbörse',
    sell: 'Verkaufen',
    marketing: 'Marketing',
    account: 'Mein Hauptkonto',
    working: 'in Bearbeitung · 12T 04Std 31Min 08Sek',
    split: ['Verfügbar', 'In Bearbeitung', 'Geschenk'],
    start: 'Kommerziellen Zeitraum jetzt starten',
    reason: 'Zahlen Sie mindestens 100 USDT ein, um den Zeitraum zu starten.',
    actions: ['Empfangen', 'Kaufen', 'Verkaufen', 'Überweisen'],
    deals: 'Kommerzielle Geschäftsvorgänge',
    all: 'Alle anzeigen',
    accrual: 'Gutschrift der Gewinnbeteiligung',
    period: 'Zeitraum begonnen',
    done: 'abgeschlossen',
    methods: ['Kryptowährung', 'Visa / Mastercard'],
    rate: 'Wechselkurs',
    volume: 'Volumen in Bearbeitung',
    available: 'Verfügbar',
    youSell: 'Sie verkaufen',
    youGet: 'Sie erhalten',
    network: 'Auszahlungsnetzwerk',
    minimum: 'Mindestbetrag 0.025 XAUT',
    limits: 'Grenzwerte und Bearbeitungsdauer',
    next: 'Weiter zur Bestätigung',
    empty: 'Keine kommerziellen Vorgänge',
    emptyText: 'Hier erscheinen die Gewinne Ihrer kommerziellen Zeiträume.',
    failed: 'Der Verlauf konnte nicht geladen werden',
    failedText: 'Ihr Guthaben ist nicht betroffen. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
    retry: 'Erneut versuchen',
    address: 'Adresse der Geldbörse',
    hint: 'Nur Tron (TRC20).',
    wrong: 'Das ist keine gültige Tron-Adresse.',
    sections: ['Startseite', 'Geldbörse', 'Marketing', 'Karte', 'Über uns'],
    close: 'Schließen',
  },
  ar: {
    lng: 'ar',
    dir: 'rtl',
    wallet: 'المحفظة',
    sell: 'بيع',
    marketing: 'التسويق',
    account: 'حسابي الرئيسي',
    working: 'قيد العمل · 12ي 04س 31د 08ث',
    split: ['متاح', 'قيد العمل', 'هدية'],
    start: 'بدء الفترة التجارية',
    reason: 'أودع ما لا يقل عن 100 USDT للبدء.',
    actions: ['استلام', 'شراء', 'بيع', 'إرسال'],
    deals: 'الصفقات التجارية',
    all: 'عرض الكل',
    accrual: 'استحقاق',
    period: 'بدأت الفترة',
    done: 'مكتمل',
    methods: ['عملة رقمية', 'Visa / Mastercard'],
    rate: 'السعر',
    volume: 'الحجم قيد العمل',
    available: 'متاح',
    youSell: 'تبيع',
    youGet: 'تستلم',
    network: 'شبكة الدفع',
    minimum: 'الحد الأدنى 0.025 XAUT',
    limits: 'الحدود والمدة المستغرقة',
    next: 'متابعة',
    empty: 'لا يوجد سجل تجاري',
    emptyText: 'ستظهر هنا أرباح فتراتك التجارية.',
    failed: 'تعذر تحميل السجل',
    failedText: 'رصيدك لم يتأثر. تحقق من الاتصال وحاول مرة أخرى.',
    retry: 'حاول مرة أخرى',
    address: 'عنوان المحفظة',
    hint: 'Tron (TRC20) فقط.',
    wrong: 'هذا ليس عنوان Tron صالحًا.',
    sections: ['الرئيسية', 'المحفظة', 'التسويق', 'الخريطة', 'من نحن'],
    close: 'إغلاق',
  },
};
