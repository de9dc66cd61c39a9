/** Names as they come in over a year: many scripts, long and short, with and without a middle name. */
import type { Chance } from './chance.ts'

type People = { given: readonly string[]; family: readonly string[] }
const people = (given: string, family: string): People => ({ given: given.split(' '), family: family.split(' ') })

const PEOPLES: readonly People[] = [
  people('James Mary Robert Patricia Linda Michael Barbara Susan Joseph Karen Daniel Ashley Tyler Megan', 'Smith Johnson Williams Brown Jones Miller Davis Wilson Anderson Taylor Moore Jackson Lee Harris'),
  people('María José Lucía Mateo Sofía Andrés Inés Álvaro Begoña Ximena Joaquín Belén Ramón Núria', 'García Rodríguez Fernández Muñoz Ibáñez Peña Castaño Núñez Vélez Güemes Ordóñez Ríos Zúñiga Quiñones'),
  people('Oluwaseun Ngozi Chinedu Adaeze Babajide Folasade Emeka Ifeoma Tunde Yetunde Kelechi Amarachi Obinna Zainab', 'Adebayo Okonkwo Nwosu Eze Balogun Okafor Adeyemi Ogunleye Chukwu Bello Ibrahim Danjuma Oyelaran Onwudiwe'),
  people('Kwame Ama Kofi Akosua Yaw Efua Kojo Abena Kwabena Adwoa Fatou Mamadou Aminata Ousmane', 'Mensah Owusu Boateng Asante Appiah Osei Diallo Traoré Keïta Ndiaye Sow Cissé Camara Konaté'),
  people('Priya Ravi Ananya Arjun Deepika Rohan Kavya Vikram Meera Suresh Lakshmi Aditya Nisha Harish', 'Raghunathan Patel Sharma Iyer Krishnamurthy Reddy Banerjee Gupta Nair Deshpande Singh Venkataraman Kulkarni Rao'),
  people('Minh Linh Quang Hương Thảo Đức Ngọc Tuấn Phương Hải Lan Khánh Vy Bảo', 'Nguyễn Trần Lê Phạm Hoàng Huỳnh Phan Vũ Đặng Bùi Đỗ Hồ Ngô Dương'),
  people('Tomasz Zofia Łukasz Agnieszka Michał Małgorzata Paweł Żaneta Jiří Božena Ondřej Šárka Zoltán Réka', 'Zieliński Wójcik Kowalczyk Wiśniewska Dąbrowski Łuczak Novák Dvořák Procházková Černý Szabó Horváth Kovács Tóth'),
  people('Дмитро Оксана Андрій Наталія Сергей Ольга Иван Татьяна Богдан Людмила Тарас Юлія Милош Јелена', 'Коваленко Шевченко Бондаренко Ткаченко Иванов Смирнова Кузнецов Соколова Мельник Поліщук Петровић Јовановић Гончар Лисенко'),
  people('Αλέξανδρος Ελένη Γιώργος Μαρία Νίκος Αικατερίνη Δημήτρης Βασιλική Σοφία Κώστας', 'Παπαδόπουλος Γεωργίου Νικολάου Ιωάννου Καραγιάννης Αντωνίου Οικονόμου Δημητρίου Μακρής Αθανασίου'),
  people('محمد فاطمة أحمد عائشة يوسف مريم عمر ليلى خالد نور حسن زينب', 'الحداد العلي الخطيب المصري النجار الشامي حسين إبراهيم منصور البغدادي الزهراني قاسم'),
  people('דוד שרה יוסף רחל משה לאה נועם תמר איתן מיכל', 'כהן לוי מזרחי פרץ ביטון אברהם פרידמן דהן אזולאי שפירא'),
  people('अमित सुनीता राजेश पूजा संजय कविता विकास अनीता मनोज रेखा', 'शर्मा वर्मा गुप्ता सिंह यादव मिश्रा जोशी चौहान पाण्डेय त्रिपाठी'),
  people('伟 芳 秀英 敏 静 丽 强 磊 洋 艳 勇 杰', '王 李 张 刘 陈 杨 黄 赵 周 欧阳 司马 诸葛'),
  people('大輔 陽子 健太 美咲 翔太 さくら 直樹 恵子 蓮 葵', '佐藤 鈴木 高橋 田中 渡辺 伊藤 山本 中村 小林 加藤'),
  people('민준 서연 지훈 하은 도윤 수아 예준 지우 현우 서윤', '김 이 박 최 정 강 조 윤 장 남궁'),
  people('Selamawit ዮሐንስ ሰላም ዳዊት ማርታ Tewodros አበበ ሀና Mekdes Dawit', 'ተስፋዬ ኃይለ Gebremariam Woldemichael መኮንን Tadesse Bekele ገብረ Alemu Haile'),
  people('สมชาย สมหญิง ประเสริฐ วิภา ณัฐพล กัญญา อนันต์ สุดา', 'แสงทอง ศรีสุข วงศ์สวัสดิ์ ทองดี บุญมี รัตนกุล ใจดี พรหมมา'),
  people('Գարեգին Անահիտ Տիգրան Նարե გიორგი ნინო დავით მარიამ Siobhán Oisín Gráinne Tadhg Yağmur İsmail', 'Սարգսյան Հակոբյան Գրիգորյան Մարտիրոսյան ბერიძე კაპანაძე O’Connor O’Brien Ní-Dhónaill Mac-Giolla Öztürk Şahin Çelik Yıldız'),
]
/** The first five come three times as often as the rest. */
const WEIGHTED = [...PEOPLES, ...PEOPLES.slice(0, 5), ...PEOPLES.slice(0, 5)]

type Name = { firstName: string; middleName: string | null; lastName: string }

export const nameOf = (chance: Chance): Name => {
  const { given, family } = chance.pick(WEIGHTED)
  const lastName = chance.pick(family)
  return {
    firstName: chance.pick(given),
    middleName: chance.happens(0.2) ? chance.pick(given) : null,
    lastName: chance.happens(0.08) ? `${lastName}-${chance.pick(family)}` : lastName,
  }
}

/** An address that nobody has, unique by `index`; letters that aren’t ASCII even without accents are left out. */
export const emailOf = ({ firstName, lastName }: Name, index: number): string => {
  const plain = `${firstName}.${lastName}`.normalize('NFKD').replace(/[^a-z.]/gi, '').toLowerCase().replace(/^\.+|\.+$/g, '')
  return `${plain || 'sender'}.${index}@example.com`
}
