### Kingdomino in Turkish. Keys are shared by all six catalogues; a test compares them.

## Things of the game

terrain-wheat = buğday
terrain-forest = orman
terrain-lake = göl
terrain-meadow = çayır
terrain-swamp = bataklık
terrain-mine = maden

colour-pink = pembe
colour-yellow = sarı
colour-green = yeşil
colour-blue = mavi

variant-harmony = Harmoni
variant-middle-kingdom = Merkez Krallık

due-kings = kralların sıralanışı
due-deal = yeni bir domino sırası
due-claim = domino seçimi
due-place = domino yerleştirme
due-over = hiçbir şey, oyun bitti

## The command line in general

cli-about = Terminalde Kingdomino: puanları hesaplar, oyunu yeniden gösterir, karıştırmayı denetler, hamleleri sayar.
cli-example = Örnek: { $example }
cli-command = komut
cli-usage = kullanım:
cli-arguments = argümanlar
cli-options = seçenekler
cli-help-option = bu yardımı gösterir ve çıkar
cli-version-option = sürümü gösterir ve çıkar
cli-lang-option = gösterilen her şeyin dili; verilmezse ortam değişkenleri belirler
cli-json-option = programlar için JSON yazar
cli-error = { $prog }: hatalı kullanım: { $message }
cli-argument-error = { $argument }: { $message }
cli-arguments-required = eksik: { $list }
cli-arguments-unknown = anlaşılamadı: { $list }
cli-one-value = bir değer gerekli
cli-one-value-or-more = en az bir değer gerekli
cli-invalid-choice = { $value } geçerli değil (seçenekler: { $choices })
cli-invalid-value = { $value } okunamıyor
cli-not-together = { $list } ile birlikte kullanılamaz
cli-refused = İşlem yapılamadı. { $sentence }
cli-output-lost = Çıktı yazılamadı: { $reason }.

## kingdomino score

score-summary = Metin olarak çizilmiş krallıkları puanlar, hatalarını gösterir ve birden çok oyuncuyu sıralar.
score-files-option = krallığın çizildiği metin dosyası ya da standart girdi için -; iki ila dört dosya verilirse sıralama yapılır
score-harmony-option = Harmoni puanını ekler: alan tamamen doluysa 5 puan
score-middle-kingdom-option = Merkez Krallık puanını ekler: kale ortadaysa 10 puan
score-mighty-duel-option = Büyük Düello: iki oyuncu, 7×7 kare
score-edition-option = beraberlikte hangi baskının geçerli olduğu; classic, en büyük mülkten sonra taçlara da bakar
score-photo-option = dosyaları krallık fotoğrafı olarak okur; fotoğraf yukarıdan, kale figürleri ve krallar olmadan çekilir; "photo" eki gerekir
score-corners-option = fotoğraftaki krallığın köşeleri, piksel olarak x ve y, sol üstten saat yönünde; her fotoğraf için bir kez
score-unsure = Fotoğraftan okundu. Şu kareleri kontrol et: { $squares }
score-standard-input = standart girdi
score-too-large-to-draw = Krallık burada çizilemeyecek kadar büyük.
score-terrain = Mülk
score-squares = Kare
score-crowns = Taç
score-points = Puan
score-total = Toplam
score-for-ties = Beraberlikte: en büyük mülk { $largest } kare, toplam { $crowns } taç.
score-nothing-yet = Şimdilik yalnızca kale var.
score-defects = Böyle bir krallık oyunda ortaya çıkamaz:
score-defects-together = Bu krallıklar aynı oyunda ortaya çıkamaz:
score-ranking = Sıralama
score-place = Sıra
score-player = Krallık
score-largest = En büyük
score-tie-largest = { $players }: puanlar eşit; en büyük mülkü daha geniş olan öne geçer.
score-tie-crowns = { $players }: puanlar ve en büyük mülkler eşit; tacı çok olan öne geçer.
score-tie-shared-first = { $players }: her şey eşit, zaferi paylaşırlar.
score-tie-shared = { $players }: her şey eşit, aynı sırayı paylaşırlar.

## Why a bonus was earned or not

reason-harmony-complete = alan tamamen dolu
reason-harmony-gaps = { $empty ->
    [0] krallık alanın tamamını kaplamıyor
   *[other] alanda { $empty } boş kare var
}
reason-harmony-at-the-end = oyun sonunda sayılır
reason-middle-centred = kale tam ortada
reason-middle-off-centre = kale ortada değil: batı { $west }, doğu { $east }, güney { $south }, kuzey { $north }
reason-middle-needs-one-castle = tam olarak bir kale gerekir
reason-middle-at-the-end = oyun sonunda sayılır

## What is wrong with a kingdom

defect-no-castle = Kale yok.
defect-several-castles = { $castles } kale var: { $squares }.
defect-not-connected-to-the-castle = Kaleye bağlantısı yok: { $squares }.
defect-too-wide = Genişliği { $width } kare; en fazla { $grid } olabilir.
defect-too-high = Yüksekliği { $height } kare; en fazla { $grid } olabilir.
defect-more-than-the-box-holds = { $count } tane { $crowns ->
    [0] taçsız
   *[other] { $crowns } taçlı
} { $terrain } karesi var ({ $squares }); { $in_the_box ->
    [0] kutuda hiç yok
   *[other] kutuda { $in_the_box } tane var
}.
defect-more-than-the-box-holds-together = Toplam { $count } tane { $crowns ->
    [0] taçsız
   *[other] { $crowns } taçlı
} { $terrain } karesi var; { $in_the_box ->
    [0] kutuda hiç yok
   *[other] kutuda { $in_the_box } tane var
}.
defect-half-a-domino-left-over = Kare sayısı tek ({ $count }): yarım domino artıyor.
defect-no-way-to-tile-it = Dominolarla tam kaplanamaz; eşsiz kalan: { $squares }.
defect-no-such-dominoes-in-the-box = Kutudaki dominolarla bu resim oluşmaz.
defect-dominoes-cannot-be-laid-in-turn = Dominoları art arda yerleştirilmiş olamaz: bir noktadan sonra kalanların hiçbiri aynı yeryüzü şekline ya da kaleye değmiyor.

## kingdomino replay

replay-summary = Bir oyun kaydını adım adım gösterir.
replay-file-option = oyun kaydı ya da standart girdi için -
replay-at-option = oyunu bu kadar hamleden sonra gösterir ve çıkar
replay-game-option = dosyada birkaç oyun varsa hangisi
replay-keys = → ileri   ← geri   ↑ ↓ tur   Home End   q çıkış
replay-move-of = Hamle { $number } / { $count }
replay-game-of = Oyun { $number } / { $count }
replay-start = İlk hamleden önce
replay-chance = şans
replay-round = Tur { $round } / { $rounds }
replay-opening = Açılış
replay-line = Bu sıra
replay-next-line = Yeni sıra
replay-free = boş
replay-to-act = Hamle sırası: { $player } ({ $due })
replay-over = Oyun bitti.
replay-waiting = Sonraki adım: { $due }.
replay-player-points = { $player }: { $points } puan
replay-place = { $place }. sırada
replay-broken = { $moves ->
    [0] Kaydın hiçbir hamlesi geçerli değil.
    [one] Kaydın yalnızca ilk hamlesi geçerli.
   *[other] Kaydın yalnızca ilk { $moves } hamlesi geçerli.
}

## kingdomino review

review-summary = Bir oyunu analiz eder: her hamle neye mal oldu, her çekiliş ne getirdi ve neden.
review-seconds-option = karar başına saniye (1)
review-playouts-option = karar başına deneme oyunu; bununla analiz birebir yinelenebilir
review-seat-option = yalnızca bir oyuncuyu gösterir, numaralar 0’dan başlar
review-annotate-option = analizi yorumlarında taşıyan kaydı bu dosyaya yazar
review-progress = Analiz edilen hamleler
review-number = Hamle
review-player = Oyuncu
review-played = Oynanan
review-best = En iyisi
review-grade = Not
review-wins = Kazanma şansı
review-lost = Kaçan puan
review-graph = İlk hamleden sonuncuya kazanma şansı
review-balance = Sonuç nereden geldi
review-start = Başlangıç
review-luck = Şans
review-own = Kendi hamleleri
review-others = Diğerlerinin hamleleri
review-result = Sonuç
review-accuracy = İsabet
review-costliest = En çok kaybettiren hamleler
review-moment = Hamle { $number }, { $player }: { $move } ({ $grade }) kazanma şansından %{ $wins }, farktan { $points } puan götürdü. Daha iyisi: { $best }.
review-none-costly = Açıkça pahalıya patlayan hamle yok.
review-luckiest = En şanslı çekilişler
review-deal = Hamle { $number }, { $line }: { $player } için { $degree ->
    [very] çok şanslı
    [some] şanslı
   *[little] biraz şanslı
}, kazanma şansında +%{ $wins }.
review-note = Kazanma şansları deneme oyunlarından gelir; farklar yüzde puandır. Bir kayıp, ancak standart hatasının en az iki katıysa sayılır.
review-nothing = Kayıtta analiz edilecek karar yok.
review-interrupted = Yarıda kesildi: { $total } hamleden { $done } tanesi analiz edildi.
review-written = Yorumlu kayıt { $file } dosyasında.

grade-best = en iyi
grade-good = iyi
grade-inaccuracy = küçük hata
grade-mistake = hata
grade-blunder = büyük hata

cause-scores-at-once = Daha iyi hamle hemen { $points } puan getiriyor ({ $terrain } { $squares } × { $crowns } olur), bu hamle { $fewer ->
    [0] hiç getirmiyor
   *[other] yalnızca { $fewer }
}.
cause-leaves-a-hole = Hiçbir dominonun dolduramayacağı { $count ->
    [one] bir boşluk
   *[other] boşluklar
} { $mover ->
    [you] bıraktın
   *[other] bırakıyor
}: { $squares }.
cause-leaves-no-room = { $left ->
    [one] Gelecek dominoya yer { $mover ->
        [you] bırakmadın
       *[other] bırakmıyor
    }; daha iyi hamle bırakıyor.
   *[other] Gelecek { $left } { $room ->
        [0] dominonun hiçbirine yer { $mover ->
            [you] bırakmadın
           *[other] bırakmıyor
        }
       *[other] dominodan yalnızca { $room } tanesine yer { $mover ->
            [you] bıraktın
           *[other] bırakıyor
        }
    }; daha iyi hamle { $more } tanesine yer bırakıyor.
}
cause-blocks-own-domino = { $mover ->
    [you] Seçtiğin
   *[other] Daha önce seçilen
} { $domino } numaralı domino artık hiçbir yere uymuyor.
cause-loses-the-middle = Merkez Krallık bonusu gitti: kale artık merkezde olamaz.
cause-loses-harmony = Harmoni bonusu gitti: alan artık tamamen doldurulamaz.
cause-cannot-be-placed = { $better } numaralı domino { $mover ->
    [you] krallığının
   *[other] krallığın
} bu hâline uyuyor, { $domino } numara ise hiçbir yere uymuyor.
cause-promises-points = { $mover ->
    [you] Krallığının
   *[other] Krallığın
} bu hâlinde { $better } numaralı domino { $points } puan getirebilir, { $domino } numara { $fewer ->
    [0] hiç getirmez
   *[other] yalnızca { $fewer }
}.
cause-chooses-earlier = { $first ->
    [1] { $mover ->
        [you] { $better } numaralı domino, sonraki turda ilk seçimi sana verirdi.
       *[other] Sonraki turda ilk olarak { $better } numaralı dominodaki kral seçer.
    }
   *[other] { $mover ->
        [you] { $better } numaralı domino, sonraki turda { $domino } numaradan daha erken seçmeni sağlardı.
       *[other] Sonraki turda { $better } numaralı dominodaki kral, { $domino } numaradakinden önce seçer.
    }
}
cause-crowns-to-come = Daha { $crowns } { $terrain } tacı gelebilir; { $other_terrain } tacı ise { $fewer ->
    [0] hiç kalmadı
   *[other] yalnızca { $fewer } tane
}.
cause-denies = { $seat } daha sonra seçiyor ve { $domino } numaralı dominoyla hemen { $points } puan alabilir.
web-cause-denies-you = Sen daha sonra seçiyorsun ve { $domino } numaralı dominoyla hemen { $points } puan alabilirsin.
cause-grows-less = Daha iyi yer { $terrain } mülkünü { $squares } kareye çıkarıyor, bu yer yalnızca { $fewer } kareye; daha { $crowns } { $terrain } tacı gelebilir.
cause-has-more-crowns = { $better } numaralı dominoda ({ $crowns }), { $domino } numaradakinden ({ $fewer }) daha çok taç var.
cause-joins-less = { $better } numaralı domino { $terrain } mülkünü { $squares } kareye çıkarabilir; { $domino } numara en çok { $fewer } kareye çıkarır.
cause-own-domino-scores-less = { $mover ->
    [you] Seçtiğin
   *[other] Daha önce seçilen
} { $domino } numaralı domino daha iyi hamleden sonra { $points } puan getirebilir, bu hamleden sonra { $fewer ->
    [0] hiç getirmez
   *[other] yalnızca { $fewer }
}.
cause-offers-score-less = Daha iyi hamleden sonra, sonraki sıradaki { $domino } numaralı domino { $points } puan getirebilir; bu hamleden sonra oradakilerin hiçbiri { $fewer ->
    [0] puan getirmez
   *[other] { $fewer } puandan fazla getirmez
}.
cause-coming-score-less = Daha iyi hamleden sonra, gelebilecek { $of } dominodan { $count } tanesi daha çok puan getirebilir.
cause-closes-in = { $mover ->
    [you] Taçlı { $terrain } mülkün
   *[other] Taçlı { $terrain } mülkü
} artık büyüyemez: yanında boş kare kalmadı.
cause-fills-in-fewer-ways = Bu hamleden sonra alanın kalanını doldurmak zorlaşıyor.
cause-forces-a-hole = { $domino } numaralı domino nereye konursa konsun, hiçbir dominonun dolduramayacağı bir boşluk bırakıyor; { $better } numaranın boşluk bırakmayan bir yeri var.
cause-has-fewer-places = { $mover ->
    [you] Krallığının
   *[other] Krallığın
} bu hâlinde { $better } numaralı domino ({ $places }), { $domino } numaradan ({ $fewer }) daha çok yere uyuyor.
hint-look-at-territory = Mülklerine bak: { $terrain } büyüyebilir.
hint-look-for-room = Yerini iyi kullan: boşluk bırakma.
hint-look-at-the-middle = Merkez Krallık’ı düşün: kale ortada kalsın.
hint-look-at-harmony = Harmoni’yi düşün: alanı hâlâ tamamen doldurabilirsin.
hint-look-at-own-domino = Sıradaki { $domino } numaralı dominoya yer bırak.
hint-look-at-own-points = Sıradaki { $domino } numaralı dominoyu düşün: nerede puan getirir?
hint-look-ahead = Şimdi hiçbir şey çok kazandırmıyor: ilerisini düşün.
hint-look-beyond-points = Yalnızca şimdiki puana bakma: ilerisini düşün.
hint-look-at-fits = Bu dominolardan hangileri krallığına uyuyor, ona bak.
hint-look-at-points = Bu dominolardan biri hemen puan getirir.
hint-look-at-order = Oyun sırasını düşün: sonraki turda kim önce seçecek?
hint-look-at-crowns = Daha pek çok { $terrain } tacı gelebilir.
hint-look-at-others = { $seat } neye ihtiyaç duyuyor, ona bak.
hint-look-at-line = Sonraki turun dominolarını karşılaştır.
hint-look-at-next-line = Birazdan aralarından seçeceğin dominolara bak.
hint-only-move = Tek bir hamle var.
hint-here-territory = Buraya: bir yarısı { $terrain } mülkünün yanına.
hint-here-castle = Buraya: kalenin yanına.
hint-here-slots = Bu ikisinden biri.
hint-adds-points = Hemen { $points } puan daha getirir: { $terrain } { $squares } × { $crowns } = { $worth }.
hint-grows = İlerisi için { $terrain } mülkünü büyütür: { $squares } × { $crowns }.
hint-leaves-no-hole = Doldurulamayacak kare bırakmaz.
hint-keeps-room = { $more } dominoya daha yer kalır.
hint-keeps-the-middle = Kale hâlâ merkezde kalabilir.
hint-keeps-harmony = Alan hâlâ tamamen doldurulabilir.
hint-keeps-a-place = { $domino } numaralı domino sonra da uyar.
hint-fits = { $better } numaralı domino krallığına uyar, { $domino } uymaz.
hint-promises = { $better } numaralı domino hemen { $points } puan getirebilir.
hint-chooses-early = { $better } numaralı domino, sonraki turda { $domino } numaradan daha erken seçmeni sağlar.
hint-crowns-ahead = Daha { $crowns } { $terrain } tacı gelebilir.
hint-takes-away = Yoksa { $seat }, { $domino } numaralı dominoyla { $points } puan alabilir.
hint-helps-own-domino = O zaman { $domino } numaralı dominon { $points } puan getirebilir.
hint-prepares-a-claim = Sonraki sıradaki { $domino } numaralı domino o zaman { $points } puan getirebilir.
hint-stays-open = { $terrain } mülkünün yanında { $free } boş kare kalır.
hint-brings-crowns = { $better } numaralı domino { $crowns } taç getirir.
hint-joins = { $better } numaralı domino { $terrain } mülkünü { $squares } kareye çıkarabilir.
hint-fits-cleanly = { $better } numaralı domino boşluk bırakmadan uyar.
hint-scores-more = Hemen { $fewer ->
    [0] sıfır
   *[other] { $fewer }
} yerine { $points } puan getirir.
hint-grows-more = { $terrain } mülkünü { $fewer } yerine { $squares } kareye çıkarır.
hint-coming-score-more = Gelebilecek { $of } dominodan { $count } tanesi daha çok puan getirebilir.
hint-fills-easily = Alanı doldurmanın daha çok yolu kalır.
hint-has-more-places = { $better } numaralı domino { $places } yere uyar.
hint-none-better = Daha iyi bir hamle yok.

## kingdomino puzzles

puzzles-summary = Bulmaca arar: tek bir hamlenin açıkça en iyi olduğu konumlar.
puzzles-games-option = kaç oyunda aranacağı (100)
puzzles-out-option = bulmacaların yazılacağı dosya; yarım kalan dosyaya devam edilir
puzzles-keep-option = her zorlukta bu kadar olunca durur
puzzles-rules-option = oyunların kuralları; birkaç kez verilebilir, oyunlar sırayla kullanır
puzzles-seed-option = bütün oyunların tohumu (1)
puzzles-found = { $file } dosyasında { $count } bulmaca: { $easy } kolay, { $medium } orta, { $hard } zor.
error-puzzles-differ = { $file } dosyası başka seçeneklerle yapılmış; başka bir dosya seç ya da dosyanın başındaki seçenekleri kullan.
error-not-a-puzzle = { $line }. satır bir bulmaca değil: { $text }

## kingdomino verify

verify-summary = Bitmiş bir oyunda destenin ilk hamleden önce belirlenip belirlenmediğini denetler.
verify-file-option = bitmiş bir oyunun kaydı ya da standart girdi için -
verify-commitment-option = oyun başlarken not ettiğin taahhüt
verify-commitment = Taahhüt { $commitment }
verify-commitment-is-the-noted-one = Taahhüt, not ettiğinle aynı.
verify-commitment-matches = Tuz, krallar ve deste bu taahhüdü veriyor.
verify-deals-follow-the-deck = Her sıra bu desteden açıldı.
verify-seed-gives-the-deck = Tohum bu desteyi ve bu kralları veriyor.
verify-yes = evet
verify-no = HAYIR
verify-passed = Karıştırma hilesizdi.
verify-failed = Karıştırma söz verildiği gibi DEĞİLDİ.

## kingdomino perft

perft-summary = Oyunun bütün devam yollarını sayar; oyun motorlarını karşılaştırmaya yarar.
perft-files-option = beklenen sayıları içeren dosyalar
perft-dominoes-option = tek bir kaleden başlayıp bu dominoları art arda yerleştirir
perft-grid-option = krallığın genişliği ve yüksekliği
perft-rules-option = bu kurallarla oynanan bir oyunun kararlarını sayar
perft-seed-option = destenin tohumu
perft-after-option = sayım başlamadan önce verilen kararların sayısı
perft-depth-option = kaç karar derine inileceği
perft-depth = Derinlik
perft-count = Sayı
perft-seconds = Saniye
perft-game-over = Oyun { $decisions } karardan sonra biter: sayılacak başka bir şey yok.
perft-one-task = dosyalar, --dominoes ya da --rules: yalnızca biri verilmeli
perft-line-right = { $subject }: doğru
perft-line-wrong = { $subject }: YANLIŞ, derinlik { $depth }, sayılan { $counted }
perft-all-right = { $lines ->
    [one] 1 satır, doğru.
   *[other] { $lines } satır, hepsi doğru.
}
perft-some-wrong = { $lines } satırdan { $wrong } tanesi yanlış.

## Errors

error-at = Satır { $line }, sütun { $column }: { $sentence }
error-in-file = { $file }: { $sentence }

error-file-not-found = { $file } adlı bir dosya yok.
error-no-standard-input = Okunacak standart girdi yok.
error-file-is-a-folder = { $file } bir dosya değil, klasör.
error-file-not-allowed = { $file } dosyasını okuma iznin yok.
error-file-not-text = { $file } bir metin değil: { $byte }. bayt UTF-8 değil.
error-file-too-large = { $file } çok büyük; en fazla { $most } bayt olabilir.
error-unreadable-file = { $file } okunamıyor: { $reason }.

error-players-out-of-range = Oyuncu sayısı { $players } olamaz; en az { $least }, en fazla { $most } olabilir.
error-unknown-edition = { $edition } adlı bir baskı yok; olanlar: { $known }.
error-variant-not-yes-or-no = { $variant } ya oynanır ya oynanmaz; { $value } ikisi de değil.
error-mighty-duel-needs-two = Büyük Düello 2 oyuncu içindir, { $players } oyuncu için değil.
error-unreadable-ruleset = “{ $text }” bir kural seti değil; örneğin “3 revised harmony middle-kingdom” bir kural setidir.
error-not-a-ruleset = { $value } bir kural seti değil.

error-no-such-domino = { $domino } numaralı domino yok; dominolar 1 ile 48 arasında numaralıdır.
error-no-such-seat = { $number } numaralı yer yok; { $players } oyuncu var, numaralar 0’dan başlar.
error-unknown-direction = { $direction } bir yön değil; yönler n, e, s ve w.
error-equal-halves-turned-round = { $domino } numaralı dominonun iki yarısı aynı, bu yüzden { $direction } hiç yazılmaz: dominoyu döndür, n ya da e kullan.
error-deal-not-ascending = Bir sırada dominolar küçükten büyüğe ve birer kez yazılır: { $dominoes } öyle değil.
error-unreadable-move = “{ $text }” bir hamle değil.
error-unreadable-square = “{ $text }” bir kare değil; kareler a1 ile m13 arasındadır.
error-no-such-land = { $square } karesi { $land } gösteremez.

error-empty-picture = Resim boş: kaleyi ##, kareleri w0 gibi yazarak çiz.
error-unreadable-picture = “{ $text }” bir kare değil. w, f, l, m, s ya da n harfini 0 ile 3 arası taç sayısıyla yaz; kale için ##, boş yer için .. kullan.
error-uneven-margin = Bu satır ilk satırdan daha solda ya da sağda başlıyor. Boş yer için .. yaz.
error-picture-too-large = Bir resimde en fazla { $most } satır ve sütun olabilir.

error-not-now = { $move } şimdi yapılamaz; beklenen: { $due }.
error-another-domino-is-due = { $move } yapılamaz: yerleştirilecek domino { $domino }.
error-square-taken = { $move } için yer dolu: { $squares }.
error-outgrows-the-grid = { $move } ile krallığın genişliği { $width }, yüksekliği { $height } olur; en fazla { $grid } olabilir.
error-no-matching-neighbour = { $move } ne kaleye ne de aynı yeryüzü şekline değiyor ({ $terrains }).
error-must-be-placed = { $domino } numaralı domino için uygun yer var, öyleyse yerleştirilmeli.
error-already-claimed = { $domino } numaralı dominonun üzerinde zaten bir kral var: { $seat }.
error-not-in-the-line = { $domino } numaralı domino sıradakilerden biri değil: { $line }.
error-wrong-line-size = Bu oyunda bir sıra { $size } dominodan oluşur.
error-already-turned-up = Zaten açılmış: { $dominoes }.
error-wrong-kings = Krallar uymuyor ({ $kings }): { $players } oyuncunun her birinin { $each } kralı olmalı.

error-unreadable-position = Konum satırında “{ $text }” okunamıyor (bölüm { $field }).
error-domino-twice-in-position = Konumda bir domino iki kez geçiyor.
error-turned-up-dominoes-do-not-make-lines = { $dominoes } domino açılmış; bununla { $size } dominoluk tam sıralar oluşmaz.
error-opening-after-the-first-line = İlk sıradan fazlası açıldıysa açılış bitmiştir.
error-claims-do-not-follow = Seçimler, hamlesini yapmış kralların sayısıyla ({ $acted }) uyuşmuyor.
error-wrong-number-of-kingdoms = { $players } oyuncuya karşılık { $kingdoms } krallık var.
error-kingdom-does-not-fit = Konumda { $seat } krallığın tek kalesi olmalı ve krallık { $grid }×{ $grid } kareye sığmalı.
error-kingdom-of-wrong-size = Konumda { $seat } krallık { $squares } kareden oluşuyor; bu aşamada kare sayısı çift ve en fazla { $most } olmalı.
error-kingdoms-hold-more-than-was-laid = Krallıklarda, şimdiye kadar yerleştirilen hiçbir dominoda bulunmayan kareler var.
error-due-does-not-follow = Burada beklenen “{ $due }” değil.

error-unreadable-record = Bu bir oyun kaydı değil.
error-unreadable-tag = Bu etiket okunamıyor: { $text }
error-tag-given-twice = Bu etiket iki kez yazılmış: { $text }
error-unreadable-tag-value = { $tag } etiketi okunamıyor: { $text }
error-missing-tag = { $tag } etiketi eksik.
error-position-of-another-ruleset = Konum “{ $ruleset }” kurallarına göre; kayıt ise “{ $expected }” diyor.
error-comment-not-closed = Yorum süslü parantezle başlar, süslü parantezle biter; burada biri eksik.
error-too-many-moves = Hiçbir oyunda bu kadar çok hamle olmaz.
error-too-many-comments = Hiçbir kayıtta bu kadar çok yorum olmaz.
error-record-ends-early = Kayıt bir sonuç veriyor ({ $result }), ama oyun bitmeden sona eriyor.
error-wrong-result = Kayıttaki sonuç { $result }, ama oyunun gerçek sonucu { $expected }.
error-revealed-before-the-end = Süren bir oyunda { $tag } etiketi bulunamaz.
error-no-such-move-number = { $number } numaralı hamle yok; kayıtta { $count } hamle var.
error-no-such-game = { $number } numaralı oyun yok; dosyada { $count } oyun var.
error-nothing-to-verify = Kayıtta { $tag } etiketi yok, dolayısıyla denetlenecek bir şey de yok.
error-too-many-commitments = { $games } oyun için { $commitments } taahhüt verildi.
error-unreadable-commitment = “{ $text }” bir taahhüt değil: 0 ile f arasından 64 basamak gerekir.
error-not-before-the-end = Bunun için oyunun bitmesi gerekir.
error-nothing-to-undo = Geri alınacak karar yok.
error-not-legal-here = { $move } burada yapılamaz.
error-no-such-action = { $action } numaralı karar yok.
error-move-without-number = { $move } hamlesinin bu oyunun kararları arasında numarası yok.
error-not-a-kingdom-of-a-game = Hiçbir oyun { $grid }×{ $grid } karede bu { $seat } krallığa yol açmaz.
error-not-a-position-of-a-game = Hiçbir oyun bu konuma yol açmaz.
error-unusable-comment = Yorum, süslü parantez içermeyen bir metin olmalı.
error-unusable-tag = { $tag } etiket olarak eklenemez. Ad, büyük bir harfle başlayıp A’dan Z’ye harflerle sürer, değer metindir; kaydın kendi etiketleri değiştirilemez.
error-too-many-tags = Bir kayıtta en çok { $most } etiket olur.

error-wrong-deck-size = Destede { $size } domino var; bu oyun için { $expected } domino gerekir.
error-domino-twice-in-deck = Destede birden çok kez geçiyor: { $dominoes }.
error-kings-are-drawn = Bu konumda krallar zaten çekilmiş.
error-not-a-list-of-numbers = { $name } bir sayı listesi olmalı; { $value } öyle değil.
error-not-a-whole-number = { $name } bir tam sayı olmalı; { $value } değil.
error-unusable-seed = { $seed } tohum olamaz: 0 veya daha büyük, en fazla { $most_bits } bitlik bir tam sayı olmalı.
error-unusable-salt = { $salt } tuz olamaz: 0 ile f arasından 32 ila 128 basamak gerekir.
error-wrong-number-of-names = { $players } ad gerekli; verilen: { $names }.

error-no-game-begun = Bu Hanedan’da henüz hiçbir oyun başlamadı.
error-not-a-game = { $value } bir oyun değil.
error-dynasty-is-over = Bir Hanedan { $games } oyundan oluşur ve hepsi oynandı.
error-game-still-runs = { $game }. oyun henüz bitmedi.
error-another-ruleset = Hanedan boyunca kurallar değişmez: { $expected } olmalı, { $ruleset } değil.
error-other-players = Hanedan boyunca oyuncular değişmez: { $expected } olmalı, { $players } değil.
error-game-already-counted = Bu yine Hanedan’ın { $game }. oyunu: her oyun bir kez sayılır.

error-unreadable-perft-line = Beklenen sayıların bu satırı okunamıyor: { $text }
error-domino-laid-twice = Bir domino yalnızca bir kez konabilir; birden çok kez verilenler: { $dominoes }.
error-no-such-decision = { $rules } kurallarıyla oynanan bir oyun { $decisions } karardan sonra biter: { $after } karardan sonrası için bir konum yok.

## kingdomino tournament

tournament-summary = Botları birbiriyle oynatır; her deste bütün oturma düzenleriyle oynanır.
tournament-entrants-option = her oyuncu için bir bot, aynı bot birkaç kez yazılabilir: king, king@0.1 (karar başına saniye), king:2000 (karar başına deneme oyunu) ya da kendi botun: mybot.py:MyBot, "cmd:./mybot --fast"
tournament-rules-option = oynanacak kural seti; verilmezse bot sayısı kadar oyuncuyla klasik oyun
tournament-games-option = oyun sayısı, tam destelere yuvarlanır (100)
tournament-seed-option = bütün destelerin ve kararların tohumu (1)
tournament-jobs-option = aynı anda oynayan süreç sayısı (1)
tournament-out-option = bütün oyun kayıtlarının klasörü; yarıda kalan turnuva oradan sürer
tournament-seconds-option = kendi bütçesi olmayan botlar için karar başına saniye
tournament-playouts-option = aynı şekilde karar başına deneme oyunu; bununla her oyun birebir yinelenebilir
tournament-sprt-option = ilk botun P0’dan çok mu P1’den az mı kazandığı belli olunca durur, örneğin 0.5,0.55; değer verilmezse 1/oyuncu sayısı ve 0.05 fazlası
tournament-ray-option = bu adresteki Ray kümesinde oynatır, örneğin 10.0.0.1:6379; bütçe yalnızca deneme oyunuyla
tournament-games = Oyun
tournament-progress = { $wanted } oyundan { $finished } tanesi bitti.
tournament-time-left = kalan süre
tournament-title = Kurallar: { $rules }. Tohum: { $seed }.
tournament-counted = { $games } oyun: { $decks } deste × { $rotations } oturma düzeni.
tournament-entrant = Bot
tournament-wins = Galibiyet
tournament-points = Puan
tournament-margin = Fark
tournament-rating = Derece
tournament-forfeits = Hükmen
tournament-intervals = Aralıklar %95’tir ve desteler üzerindendir: galibiyetler için Wilson, puanlar ve en iyi rakiple fark için Student. Paylaşılan zafer bölünerek sayılır. Derece: openskill, mu ± sigma.
tournament-several-seats = Birkaç yerde oturan bot, yerlerinin ortalamasıyla gösterilir.
tournament-forfeits-note = Hükmen kaybedilen oyun yenilgi sayılır; puanlara ve farklara katılmaz.
tournament-forfeited = { $entrant } { $games } oyunu hükmen kaybetti, nedeni: { $kind }. İlki: deste { $deck }, oturma düzeni { $rotation }: { $reason }
forfeit-crash = süreci kapandı
forfeit-timeout = süresinde yanıt vermedi
forfeit-illegal = kurallara aykırı hamle
forfeit-rubbish = okunamayan yanıt
forfeit-flood = aşırı çıktı
forfeit-error = hata bildirdi
forfeit-unflushed = yanıtı ancak girdisi kapanınca geldi; her satırdan sonra çıktıyı boşalt (flush)
tournament-stopped-early = Turnuvayı test durdurdu: %5’lik risk geçerlidir, ama aralıklar deste sayısı önceden belliymiş gibi hesaplanır.
tournament-above = { $decks } desteden sonra karar: { $entrant }, %{ $lower } oranından çok kazanıyor (risk %5; karşı sınır %{ $upper }).
tournament-below = { $decks } desteden sonra karar: { $entrant }, %{ $upper } oranından az kazanıyor (risk %5; karşı sınır %{ $lower }).
tournament-undecided = { $decks } desteden sonra karar yok: { $entrant }, %{ $lower } oranından çok mu, %{ $upper } oranından az mı kazanıyor?
tournament-interrupted = Yarıda kesildi: { $wanted } oyundan { $finished } tanesi bitti. Yalnızca tam desteler sayılır.
tournament-go-on = Aynı komut { $folder } klasöründe kaldığı yerden sürer.

error-wrong-number-of-entrants = { $entrants } bot, { $players } kişilik masaya uymuyor.
error-unreadable-budget = “{ $entrant }” okunamıyor: saniye için king@0.1, deneme oyunu için king:2000 yaz.
error-unloadable-bot = { $bot } botu yüklenemiyor: { $reason }
error-bot-in-this-process-only = { $bot } botu yalnızca bu süreçte kayıtlı, turnuva ise başka süreçlerde oynanır: onu file.py:Class olarak yaz.
error-too-few-games = { $games } oyun çok az; en az 1 oyun gerekir.
error-unusable-jobs = Süreç sayısı { $jobs } olamaz; 1 ile { $most } arasında olmalı.
error-process-not-started = Turnuvanın { $number }. süreci başlatılamadı: { $reason }. Daha küçük bir --jobs işe yarayabilir.
error-unreadable-sprt = “{ $text }” iki kazanma oranı değil; önce küçüğünü, sonra büyüğünü yaz, örneğin 0.5,0.55.
error-nothing-to-compare = Test için iki farklı bot gerekir.
error-bot-failed = { $bot } botu { $deck } numaralı destede, { $rotation } numaralı oturma düzeninde hata verdi: { $reason }
error-process-ended = { $deck } numaralı desteyi, { $rotation } numaralı oturma düzenini oynayan süreç kapandı; masadakiler: { $bots }.
error-folder-not-writable = { $folder } klasörüne yazılamıyor: { $reason }
error-file-not-writable = { $file } dosyası yazılamıyor: { $reason }
error-not-a-tournament-folder = { $folder } bir turnuva klasörü değil, boş da değil.
error-no-tournament-in-folder = { $folder } klasöründe turnuva yok.
error-another-tournament = { $folder } klasöründe başka bir turnuva var ({ $name }: “{ $there }”, “{ $wanted }” değil).
error-another-file-of-the-bot = { $folder } klasöründeki oyunları { $bot } şimdiki hâliyle oynamadı: dosyası değişmiş ya da kaydedilmemiş. Başka bir klasör seç.
error-tournament-in-use = { $folder } klasöründeki turnuvayı şu anda başka bir süreç oynuyor.
error-damaged-games-file = { $file } bozuk: bu turnuvanın oyun kayıtlarından oluşmuyor.
error-cluster-needs-playouts = Kümede bütçe deneme oyunuyla verilir: { $bot } için saniye yerine :2000 gibi bir sayı yaz.
error-cluster-not-reached = { $address } adresindeki Ray kümesine ulaşılamıyor: { $reason }
error-cluster-failed = Küme hata verdi: { $reason }
error-another-version-on-a-node = Kümenin bir makinesinde başka bir sürüm var ({ $name }: “{ $there }”, “{ $wanted }” değil).

## kingdomino selfplay

selfplay-summary = Botları birbiriyle oynatır, her kararı Parquet dosyalarında veri olarak saklar.
selfplay-entrants-option = bütün yerler için bir bot ya da her oyuncu için bir bot, turnuvadaki gibi yazılır
selfplay-out-option = verilerin klasörü; orada olanlar yeniden oynanmaz
selfplay-rules-option = oynanacak kural seti; verilmezse klasik oyun (tek bot verilirse iki kişilik)
selfplay-file-option = bir dosyaya yazılan deste sayısı (16)
selfplay-done = { $folder } klasöründe { $wanted } oyundan { $finished } tanesi var.

error-no-such-data = “{ $value }”, { $name } için geçerli değil.
error-no-selfplay-in-folder = { $folder } klasöründe botların kendi aralarındaki oyunlardan veri yok.

## kingdomino train

train-summary = Krallıkların değerini, kendine karşı oynadığı oyunlardan öğrenir.
train-folder-option = ağırlıkların, künyelerinin ve eğrinin klasörü; öğrenme oradaki ağırlıklardan devam eder
train-games-option = toplam bu kadar oyun oynanana dek öğrenir
train-seconds-option = toplam bu kadar saniye harcanana dek öğrenir
train-seed-option = ilk ağırlıkların ve bütün oyunların tohumu (1)
train-jobs-option = aynı anda oynayan iş parçacığı sayısı (1)
train-ray-option = oyunları bu adresteki Ray kümesinde oynatır, örneğin 10.0.0.1:6379
train-report = { $games } oyun, { $minutes } dk. Puan tahmininin hata payı: ± { $error }. 2, 3 ve 4 oyuncuyla ortalama puan: { $two }, { $three }, { $four }.

error-training-has-another-seed = { $folder } içindeki ağırlıklar { $seed } tohumuyla başladı.
error-unreadable-training = { $folder } içindeki ağırlıklar okunamıyor.

## kingdomino bots

bots-summary = Botları en zayıftan en güçlüye, ölçülen dereceleriyle sıralar.
bots-from-option = botları bu turnuva klasörlerinden yeniden derecelendirir
bots-save-option = dereceleri bu dosyaya yazar
bots-name = Bot
bots-rating = Derece
bots-games = Oyun
bots-about = Nasıl oynar
bots-about-page = Rastgele oynar.
bots-about-squire = O anda alabileceği en çok puanı alır.
bots-about-knight = Yerleştirmeyi ve seçimi birlikte tartar, yeri ve bonusları da düşünür.
bots-about-duke = Bir tur ilerisine bakar, kendisiyle oynadığı oyunlardan öğrendiği gibi değerlendirir; karar başına birkaç milisaniye.
bots-about-king = Dük gibi, ama daha uzun ve daha derin: en güçlüsü, karar başına 0,1 sn.
bots-rating-note = Derece: openskill, mu ± sigma; büyük olan güçlüdür, başlangıç 25’tir.
bots-unmeasured = Henüz ölçülmedi: { $names }.

error-no-such-bot = { $name } adlı bir bot yok; olanlar: { $known }.
error-bot-without-class = { $name } bir dosyanın ya da modülün adı, içindeki botun değil: sınıfın ya da fonksiyonun adıyla { $name }:MyBot yaz.
error-bot-name-taken = { $name } adlı bir bot zaten var.
error-unusable-bot-name = { $name } bir bot adı olamaz: ad, içinde : ya da @ olmayan ve tireyle başlamayan tek bir sözcüktür.
error-unusable-bot-maker = { $value }, { $name } botunu oluşturamaz: botun sınıfını ya da argümansız bir fonksiyon ver.
error-unusable-budget = { $value }, { $name } için geçerli değil.
error-two-budgets = Saniye ya da deneme oyunu: bütçe yalnızca biri olabilir.
error-nothing-to-choose = Burada verilecek karar yok: { $due }.
error-not-a-position = { $value } bir konum değil; game.position kullan.
error-not-a-kingdom = { $value } bir krallık değil; position.kingdoms[seat] kullan.

## kingdomino bot

bot-summary = Bir botu, başka programların konuşabileceği, satır okuyup yazan bir program olarak çalıştırır.
bot-bot-option = king, king@0.1, king:2000 ya da kendi botun: mybot.py:MyBot

## kingdomino bot-check

bot-check-summary = Bir botu protokolün uç durumlarıyla dener, yanlış olanı söyler.
bot-check-bot-option = cmd: ve bir programın komutu ya da kendi botun: mybot.py:MyBot
bot-check-start = ready diyor
bot-check-moves = hamleleri kurallara uygun: { $rules }
bot-check-ignores = bilinmeyen satır ve anahtarları, satır başı karakterini ve geç gelen stop’u önemsemiyor
bot-check-time = yarım saniyeye uyuyor
bot-check-stop = stop’a hemen yanıt veriyor
bot-check-quit = quit’ten sonra çıkıyor
bot-check-passed = tamam   { $check }
bot-check-failed = yanlış  { $check }: { $fault } ({ $reason })
bot-check-ready = Her şey yolunda: turnuvaya girebilir.
bot-check-not-ready = Henüz turnuvaya hazır değil. Beklenenler “The bot protocol” sayfasında yazıyor.

## kingdomino bench

bench-summary = Motorların bu bilgisayardaki hızını ölçer.
bench-what-option = ölçülecek şey: playouts (sonuna kadar rastgele oyunlar), legal (yapılabilir hamle listeleri), score (krallık puanları), search (simülasyonlar), dördü de derlenmiş; rules (düz Python ile rastgele oyunlar); ya da environment (araştırma arayüzlerinin adımları)
bench-rules-option = oyunun kuralları (4 classic; environment: 2 classic, 4 classic, 2 classic mighty-duel)
bench-seconds-option = kaç saniye ölçüleceği (3)
bench-threads-option = aynı anda çalışan iş parçacığı sayısı (1)
bench-measuring = Ölçülüyor; ilk seferde önce derlenir
bench-title = Kurallar: { $rules }. { $threads ->
    [one] 1 iş parçacığı
   *[other] { $threads } iş parçacığı
}.
bench-playouts-per-second = Saniyede deneme oyunu
bench-queries-per-second = Saniyede yapılabilir hamle listesi
bench-kingdoms-per-second = Saniyede puanlanan krallık
bench-simulations-per-second = Saniyede simülasyon
bench-steps-per-second = Saniyede adım: { $what }
bench-games-per-second = Saniyede oyun
bench-mean-points = Oyuncu başına ortalama puan
bench-mean-moves = Ortalama yapılabilir hamle sayısı
bench-positions = Aranan konum sayısı

## Environments

error-extra-not-installed = { $package } kurulu değil. Şununla gelir: pip install "kingdomino[{ $extra }]"
error-photo-corners = { $corners } köşeleri bir krallığı çevrelemiyor: dört köşenin x ve y değerlerini sırayla ver.
error-no-kingdom-in-photo = { $file } içinde bir krallık bulunamadı. Desensiz bir masada yukarıdan çek ya da köşeleri --corners ile ver.
error-not-a-photo = { $file } okunabilir bir resim değil. JPEG, PNG ve WebP olabilir.
error-photo-too-large = { $file } çok fazla piksel içeriyor. Önce küçült.
error-photo-too-small = { $file } okunamayacak kadar küçük: { $width } × { $height } piksel. Her kenar en az 100 piksel olmalı.
error-photo-corners-count = { $photos } fotoğraf için --corners { $given } kez verildi: her fotoğraf için bir kez ver ya da hiç verme.
error-unknown-choice = { $value }, { $name } için geçerli değil. Şunlardan birini seç: { $known }.
error-unusable-number = { $value }, { $name } için geçerli değil: { $least } ile { $most } arasında bir tam sayı gerekir.
error-not-reset = Süren bir oyun yok: önce reset çağrılmalı.
error-wrong-actions = { $value } her oyuna bir eylem vermiyor: { $number } tam sayı gerekir.
error-illegal-action = { $action } numaralı eylem bu konumda kurallara uygun değil.
error-wrong-reset-mask = { $value }, { $number } oyunun her birinin yeniden başlayıp başlamadığını söylemiyor: True ve False dizisi gerekir.
error-wrong-opponents = { $value } diğer yerlere uymuyor: { $number } bot ya da hepsi için tek bir bot gerekir.
error-position-of-other-rules = Konum “{ $ruleset }” kural setinden; bu ortamda “{ $expected }” oynanıyor.
error-opponent-moved-illegally = { $bot } botu kurallara aykırı bir hamle seçti: { $move }.

## kingdomino picture

picture-summary = Kayıtlı bir oyunun masasını resim olarak çizer.
picture-at-option = oyunu bu kadar hamleden sonra çizer (varsayılan: sonu)
picture-output-option = yazılacak dosya; .svg ya da .png ile biter
picture-written = Yazıldı: { $file }
error-unknown-picture-format = { $file } bir resim adı değil: .svg ya da .png ile bitmeli.

## kingdomino warmup

warmup-summary = Hızlı motoru önceden derler; böylece hiçbir oyun onu beklemez.
warmup-once = Önce arama motoru derleniyor; bu bilgisayarda bir kez olur ve bir dakika kadar sürer.
warmup-compiling = Derleniyor
warmup-step = { $number } / { $count }: { $name }
warmup-ready = Her şey hazır; { $seconds } sn sürdü.
warmup-kept = Derlenen kodun saklandığı klasör: { $folder }
warmup-not-kept = Yazılabilen bir klasör yok, derlenen kod saklanamıyor: her başlangıçta yeniden derlenecek.
warmup-uncompiled = Numba yok ya da kapalı, bu yüzden derlenecek bir şey de yok: motor düz Python olarak, doğru ama yavaş çalışır.

## The browser: every page

web-common-brand-link = Kingdomino, ana sayfa
web-common-navigation = Sayfalar
web-common-skip = İçeriğe geç
web-common-home = Oyna
web-common-learn = Öğren
web-common-pad = Puan defteri
web-common-replay = Yeniden izle
web-common-daily = Bugün
web-common-statistics = İstatistikler
web-common-more = Diğer
web-common-settings = Ayarlar
web-common-language = Dil
web-common-close = Kapat
web-common-cancel = Vazgeç
web-common-try-again = Yeniden dene
web-common-page-failed = Bu sayfa yüklenemedi.
web-common-words-failed = Bu dil yüklenemedi. Hâlâ deneniyor…
web-engine-fetching = Botlar indiriliyor, { $megabytes } MB
web-engine-progress = { $done } / { $megabytes } MB
web-engine-once = Yalnızca bir kez; sonra hemen başlar.
web-engine-starting = Botlar uyanıyor
web-engine-waits = Hazır olunca başlar
web-engine-slow = Bu her zamankinden uzun sürüyor.
web-engine-learn = Beklerken öğren
web-engine-failed-network = Oyunun bir bölümü indirilemedi. İnen bölüm saklandı.
web-engine-failed-browser = Bu tarayıcı oyunu başlatamıyor. Tarayıcını güncelle ya da başka birini dene.
web-engine-full = Tarayıcının depolama alanı dolu. Yine oynayabilirsin, ama bundan sonrası sayfa kapanınca kaybolur.
web-engine-refused = Bu pencere, gizli pencereler gibi, hiçbir şey saklamıyor. Oynayabilirsin, ama oyunların pencere kapanınca yok olur.
web-keeping-newer = Yeni bir sürüm geldi.
web-keeping-reload = Yeniden yükle
web-keeping-ready = Çevrimdışı oynamaya hazır: oyunun tamamı tarayıcında çalışır.
web-keeping-offline = Çevrimdışısın.
web-keeping-install-title = Kingdomino bu cihaza yüklensin mi?
web-keeping-install-about = Kendi penceresinde açılır, ağ olmadan da.
web-keeping-install-ios = Safari’de: paylaş düğmesi, sonra “Ana Ekrana Ekle”.
web-keeping-install = Yükle
web-keeping-not-now = Şimdi değil
web-page-friends-about = Hepsi bu cihazda, elden ele. Yerleri, botları ve kuralları sen seçersin.
web-page-needs-server = Birden çok cihazda oynamak için sunucu gerekir. Burada cihazı elden ele verip oynayabilirsiniz.
web-page-day = Sonucunu herkesinkiyle ve Kral’ınkiyle karşılaştırmak için sunucu gerekir.
web-page-offer = Sunucuya ulaşılamıyor. Bu arada burada, tarayıcıda oynayabilirsin; bu oyunlar burada kalır.
web-page-play-here = Burada oyna
web-page-is-here = Bu tarayıcıda, sunucusuz oynuyorsun. Bu oyunlar burada kalır.
web-page-to-server = Sunucuya dön
web-page-data-title = Oyunların
web-page-data-about = Oyunlar ve istatistikler yalnızca bu tarayıcıda durur. Dosyayla başka tarayıcıya taşınır ya da geri gelir.
web-page-export = Dosyaya kaydet
web-page-import = Dosyadan yükle
web-page-imported = { $games ->
    [0] Dosyadakilerin hepsi zaten burada.
    [one] Bir oyun eklendi.
   *[other] { $games } oyun eklendi.
}
web-common-sound-ask = Sesli oynamak ister misin?
web-common-sound-on = Sesi aç
web-common-sound-off = Hayır, sessiz
web-lost-title = Burada bir şey yok
web-lost-about = Bu adres bir yere çıkmıyor: eski olabilir ya da bir harfi eksik olabilir.
web-lost-home = Ana sayfaya git

## The browser: settings

web-settings-title = Ayarlar
web-settings-kept = Bu tarayıcıda saklanır. Her değişiklik hemen geçerli olur.
web-settings-language = Dil
web-settings-look = Görünüm
web-settings-theme = Tema
web-settings-theme-system = Cihazdaki gibi
web-settings-theme-light = Açık
web-settings-theme-dark = Koyu
web-settings-motion = Hareket
web-settings-motion-system = Cihazdaki gibi
web-settings-motion-full = Tam
web-settings-motion-reduced = Azaltılmış
web-settings-motion-about = Azaltılmış: hiçbir şey uçmaz ya da kaymaz; hamleler doğrudan görünür.
web-settings-marks = Karelerde işaretler
web-settings-marks-about = Renkleri ayırt etmekte zorlananlar için her yeryüzü şekline sade bir işaret.
web-settings-large-numbers = Daha büyük sayılar
web-settings-large-numbers-about = Puanlar, domino numaraları ve tahtadaki etiketler.
web-settings-preview = Bir domino ile bir krallığın şimdiki görünüşü
web-settings-play = Oyun
web-settings-drop = Dominoyu bırakınca yerleştir
web-settings-drop-auto = Fareyle
web-settings-drop-on = Her zaman
web-settings-drop-off = Hiçbir zaman
web-settings-drop-about = Aksi hâlde domino, onaylayana kadar bırakıldığı yerde bekler.
web-settings-click = Tek tıkla yerleştir
web-settings-click-about = Kapalıyken ilk tık yeri gösterir, ikincisi onaylar.
web-settings-pace = Botların hızı
web-settings-pace-calm = Sakin
web-settings-pace-normal = Orta
web-settings-pace-fast = Hızlı
web-settings-pace-instant = Anında
web-settings-keys = Tek harfli kısayollar
web-settings-keys-about = R döndürür, N sonraki yeri gösterir, U geri alır. Oklar, Enter ve Esc her zaman çalışır.
web-settings-cover = Aynı cihazdaki oyuncular arasında ara ekran
web-settings-cover-about = Cihazı sırada kimin alacağını gösterir; bu sırada saat duraklatılır. Saat varsa ve başkaları kendi cihazlarında oynuyorsa gösterilmez.
web-settings-turns = Sıra sana gelince
web-settings-notify = Bir oyun beni beklediğinde haber ver
web-settings-notify-about = Bir Kingdomino sekmesi açık olduğu sürece tarayıcın bildirim gösterir.
web-settings-notify-refused = Tarayıcın bu sayfanın bildirimlerine izin vermiyor. Tarayıcı ayarlarından değiştirebilirsin.
web-say = Tepki gönder
web-say-well-done = Güzel hamle
web-say-ouch = Ah!
web-say-thinking = Düşünüyorum
web-say-thank-you = Teşekkürler
web-say-hurry = Orada mısın?
web-say-good-game = Güzel oyundu
web-say-heard = { $name }: { $word }.
web-say-show = Tepkileri göster
web-say-show-of = Tepkileri göster: { $name }
web-say-about = Birkaç saniye görünen altı kısa tepki; bir şey yazmak gerekmez. Kapatırsan kimseye söylenmez.
web-say-wait = Sekiz saniyede bir tepki.
web-say-hurry-later = Biri yirmi saniyedir düşünüyorsa.
web-say-muted = { $name } sessize alındı.
web-say-unmuted = { $name } artık sessizde değil.
web-say-is-muted = sessizde
web-say-hold = Basılı tut ya da M’ye bas: { $name } sessize alınır ya da yeniden açılır
web-settings-sounds = Sesler
web-settings-sound = Sesleri çal
web-settings-sound-about = Kâğıt, ahşap ve sıra sana gelince üç nota. Sessiz de oynanabilir.
web-settings-volume = Ses düzeyi
web-settings-volume-value = %{ $percent }
web-settings-reset = Ayarları sıfırla
web-settings-reset-done = Bütün ayarlar ilk hâline döndü.

## kingdomino serve, kingdomino play and the server's settings

serve-summary = Bir kulüp ya da internet için oyunlara ev sahipliği yapar.
serve-ready = Hazır: { $address }
serve-no-client-title = Sunucu çalışıyor, ama sayfaları eksik
serve-no-client-about = Kingdomino’nun bu kopyasında web istemcisi yok. Yayımlanmış bir paket kur ya da kaynak klasöründe ./play komutunu başlat; o, istemciyi derler. Bu arada programlar sunucuyu kullanabilir.
serve-refused-title = Sunucu bu sayfayı göstermeyi reddetti
backup-done = Yedek { $file } dosyasında ({ $megabytes } MB). Onu veri tabanı gibi sakla: içinde adlar ve süren oyunların desteleri var.
backup-copying = Kopyalanıyor
backup-file-option = yeni dosya; var olan bir dosyanın üzerine asla yazılmaz
backup-summary = Veri tabanını, sunucu çalışırken bile, yeni bir dosyaya kopyalar.
site-summary = Oyunu herhangi bir web barındırıcısına konacak bir klasör olarak yazar: sunucusuz, tarayıcıda oynanır.
site-folder-option = yazılacak klasör; orada zaten duran bir site değiştirilir
site-written = Site { $folder } içinde. İlk ziyaret { $megabytes } MB indirir, sonrakiler neredeyse hiçbir şey. Denemek için: { $example }
play-summary = Oyunu tarayıcıda açar. Yalnızca kingdomino yazmak da aynısını yapar.
play-host-option = dinlenecek adres; 0.0.0.0 evdeki telefon ve tabletleri de alır
play-port-option = dinlenecek port; verilmezse 8017 ya da boş olan bir başkası
play-no-browser-option = tarayıcıyı açmaz
play-ready = Kingdomino hazır: { $address }
play-already = Kingdomino zaten çalışıyor: { $address }
play-in-the-house = Evdeki diğer cihazlar için: { $address }
play-stop = Ctrl-C bitirir. Oyunlar saklanır.
play-goodbye = Görüşmek üzere.

setting-host = dinlenecek adres; 0.0.0.0 başka makineleri de alır
setting-port = dinlenecek port
setting-database = her şeyin saklandığı yer: bir SQLite dosyası (verilmezse kendi klasöründe bir dosya) ya da postgresql://user:password@host/name
setting-workers = bu porttaki sunucu süreçleri; birden çoğu PostgreSQL ister
setting-public-url = tarayıcıların sunucuya ulaştığı adres, örneğin https://example.org
setting-trusted-proxies = X-Forwarded başlıklarına güvenilen vekil sunucuların adresleri ve ağları, virgülle ayrılmış
setting-origins = sayfaları sunucuyu kullanabilecek başka kaynaklar, virgülle ayrılmış
setting-allowed-hosts = tarayıcıların sunucuya ulaşabileceği başka adlar, virgülle ayrılmış; altındaki bütün adlar için .example.org, her ad için *
setting-network-addresses = ağdaki diğer cihazların buna ulaştığı adresler, virgülle ayrılmış; boşsa kendiliğinden algılanır
setting-log-level = günlüğe yazılanlar: debug, info, warning ya da error ve daha ağır olanlar
setting-log-format = json ya da text
setting-retention-days = biten oyunların silineceği gün sayısı; verilmezse hiç silinmez
setting-idle-days = kimsenin dokunmadığı masaların silineceği gün sayısı; hiç için none
setting-secret-days = geri gelmeyen bir tarayıcının unutulacağı gün sayısı
setting-messages-per-second = bir bağlantının saniyede gönderebileceği ileti sayısı
setting-burst = bir kerede gönderebileceği ileti sayısı
setting-connections-per-address = bir adresten aynı anda kurulabilecek bağlantı sayısı
setting-tables-per-guest = bir kişinin sahip olabileceği bitmemiş masa sayısı
setting-guests-per-hour = bir adresten saatte gelebilecek yeni konuk sayısı
setting-wrong-codes-per-minute = bir kişinin dakikada deneyebileceği yanlış kod sayısı
setting-bot-processes = botların hamlelerini hesaplayan süreçler; 0 bunu kingdomino worker komutuna bırakır
setting-review-playouts = analizde karar başına deneme oyunu
setting-reviews-per-guest = bir kişinin bekleyebileceği bitmemiş analiz sayısı
setting-reviews-per-hour = bir adresten saatte istenebilecek yeni analiz sayısı

## Errors at the start of a server, and of its database

error-wrong-setting = { $setting } “{ $value }” olamaz. Geçerli: { $expected }
error-workers-need-postgresql = { $workers } süreç bir PostgreSQL veri tabanı ister: bir dosya tek süreç içindir.
error-database-in-use = { $file } dosyasını başka bir sunucu kullanıyor: bir dosya tek süreç içindir. O sunucu durdurulmalı ya da { $setting } ile başka bir dosya belirtilmeli.
error-nobody-would-think = Botların hamlelerini hesaplayacak bir şey yok: kendi bot süreçleri olmayan sunucuya işçiler gerekir, onlara da bir PostgreSQL veri tabanı.
error-no-home-folder = Oyunların saklanacağı bir ev klasörü yok; { $setting } belirtilmeli.
error-worker-did-not-start = Bir sunucu süreci hazır olmadan bitti (çıkış kodu { $exit }).
error-database-folder-refused = { $folder } klasöründe veri tabanı tutulamıyor: { $reason ->
    [EACCES] oraya yazma izni yok
    [EPERM] oraya yazma izni yok
    [EROFS] klasör yalnızca okunabiliyor
    [ENOSPC] disk dolu
    [ENOENT] orada bir şey oluşturulamıyor
    [ENOTDIR] klasör olması gereken yerde bir dosya var
    [EISDIR] dosya olması gereken yerde bir klasör var
   *[other] { $reason }
}.
error-database-is-newer = { $database } veri tabanı Kingdomino’nun daha yeni bir sürümüne ait. O sürümü ya da başka bir veri tabanını kullan.
error-not-a-database = { $file } bir SQLite veri tabanı değil.
error-backup-needs-pg-dump = { $database } bir PostgreSQL veri tabanı. Yedek için onun kendi programını kullan: pg_dump --format custom --file kingdomino.dump ve veri tabanının adresi.
error-backup-failed = { $file } yedeği yazılamadı: { $reason }.
error-backup-has-no-room = { $folder } klasörünün diski dolu: yedek alınmadı.
error-backup-exists = { $file } zaten var ve yedek hiçbir şeyin üzerine yazmaz. Başka bir ad seç ya da önce o dosyayı sil.
error-site-not-built = Kingdomino’nun bu kopyasında web istemcisi yok. Yayımlanmış bir paket kur ya da kaynak klasöründe ./play komutunu başlat; o, istemciyi derler.
error-site-folder-taken = { $folder } içinde başka şeyler var ve hiçbiri değiştirilmedi. Boş ya da henüz olmayan bir klasör seç.
error-no-such-database = { $file } diye bir veri tabanı yok.
error-database-damaged = { $file } veri tabanı bozulmuş. Sunucuyu durdur ve yerine bir yedek koy; docs/guides/host.md içindeki “Backup and restore” bölümü bunun nasıl yapıldığını ve yedek yoksa ne denenebileceğini anlatır.
error-unknown-database = “{ $scheme }” burada bilinen bir veri tabanı türü değil. Şunlardan birini kullan: sqlite:///kingdomino.db, postgresql://user:password@host/name.
error-unreadable-database = Veri tabanının adresi okunamıyor. Örneğin: { $scheme ->
    [postgresql] postgresql://user:password@host/name
   *[other] sqlite:///kingdomino.db
}
error-postgresql-not-installed = PostgreSQL için bir paket daha gerekir, şunu kur: { $extra }.

## Errors that a server sends

error-cannot-listen = { $host }, port { $port } dinlenemiyor: { $reason }
error-too-many-requests = Bir anda çok fazla istek geldi. { $seconds ->
    [one] 1 saniye
   *[other] { $seconds } saniye
} sonra yeniden dene.
error-too-many-connections = Bu adresten çok fazla bağlantı var; en çok { $most } olabilir.
error-wrong-length-of-name = Bir ad 1 ile { $most } arasında karakterden oluşur; bunda { $length } var.
error-unusable-name = Bir adda görünmeyen karakter ya da denetim karakteri olamaz.
error-too-many-marks = Bir addaki vurgu ve benzeri işaretler bir harfin üzerinde durmalıdır; bir harf en çok { $most } işaret taşıyabilir.
error-unknown-language = { $language } diye bir dil yok; olanlar: { $known }.
error-no-secret = Sunucu kimin sorduğunu bilmiyor: gizli anahtar gönderilmedi.
error-wrong-secret = Sunucu bu gizli anahtarı tanımıyor; konuk olarak yeniden başla.
error-expired-secret = Bu gizli anahtar çok eski; konuk olarak yeniden başla.
error-wrong-link = Bu bağlantı kullanılmış, çok eski ya da hiç verilmemiş. Yenisini iste.
error-foreign-origin = Başka yerden gelen bir sayfa bunu yapamaz.
error-cannot-open-here = Oyunu ağa yalnızca onun başlatıldığı cihazdaki kişi açabilir, o da bir kez.
error-game-not-shared = Masanın sahibi bu oyunu yalnızca oynayanlarla paylaşıyor.
error-no-network = Bu cihaz şu anda hiçbir ağda değil.
error-unknown-host = Sunucu { $host } adıyla yanıt vermiyor. Sunucuyu çalıştıran kişi bu ada { $setting } ile izin verebilir.
error-unreadable-body = Gönderilen, UTF-8 ile yazılmış JSON değil.
error-wrong-field = { $field } alanı olması gerektiği gibi değil ({ $problem }).
error-body-too-large = Bu çok fazla; en çok { $most } bayt olabilir.
error-no-such-page = Bu adreste bir şey yok.
error-wrong-method = Bu işlem bu adreste yapılamaz.
error-no-such-table = { $table } diye bir masa yok.
error-not-here = Bunun için sunucu gerekir; burada oyun tümüyle tarayıcında çalışıyor.
error-level-not-here = Bu bot için sunucu gerekir. Başka bir düzey seç.
error-no-such-finished-game = { $game } diye bitmiş bir oyun yok.
error-no-such-review = Böyle bir analiz yok. Belki oyunu silindi.
error-review-of-unfinished-game = Bu oyun bitmedi ({ $moves } hamle). Yalnızca bitmiş oyunlar analiz edilir.
error-too-many-reviews = Zaten { $most } analiz bekliyorsun. Birinin bitmesini bekle ya da birini durdur.
error-not-your-review = Bu analizi beklemiyorsun.
error-not-reviewed-yet = { $number } numaralı hamle henüz analiz edilmedi.
error-not-an-alternative = { $move } orada mümkün değildi.
error-no-such-day = { $day } için günün oyunu yok: { $first } ile { $last } arasında bir gün seç.
error-too-many-records = { $records } kayıt çok fazla; en çok { $most } olabilir.
error-square-given-twice = Bir kare iki kez verilmiş.
error-server-busy = Sunucu çok meşgul; birazdan yeniden dene.
error-server-error = Sunucuda bir şey ters gitti. Hiçbir şey değişmedi.
error-storage-unavailable = Sunucu şu anda hiçbir şey saklayamıyor: { $reason ->
    [storage_full] veri tabanının diski dolu. Birazdan yeniden dene.
    [storage_read_only] veri tabanı yalnızca okunabiliyor. Birazdan yeniden dene.
    [storage_gone] veri tabanına ulaşılamıyor. Birazdan yeniden dene.
    [storage_damaged] veri tabanı bozulmuş; sunucuyu çalıştıran kişinin onu bir yedekten geri yüklemesi gerekir. Yeniden denemek işe yaramaz.
   *[other] beklenmeyen bir hata oldu. Birazdan yeniden dene.
}
error-not-a-games-file = Bu, Kingdomino’dan kaydedilmiş bir oyun dosyası değil.
error-restarting = Sunucu yeniden başlıyor. Oyunun güvende; birazdan yeniden dene.
error-table-unreadable = Bu sunucu { $table } masasını açamıyor: masada programın daha yeni bir sürümüyle oynanmış. Hiçbir şey kaybolmadı; sunucuyu işletenden güncellemesini iste.
error-hello-first = Bir bağlantı hello iletisiyle başlar.
error-hello-twice = Bu bağlantı hello iletisini zaten gönderdi.
error-unreadable-message = Sunucu bu iletiyi okuyamıyor.
error-unknown-message = Sunucu bu türden bir ileti tanımıyor.
error-stale = Oyun bu arada ilerledi; şimdiki durum bu.
error-no-game-runs = Bu masada şu anda oyun oynanmıyor.
error-already-begun = Oyun zaten başladı.
error-not-the-host = Bunu yalnızca masanın sahibi yapabilir.
error-not-your-seat = Orası senin yerin değil.
error-nobody-to-hurry = Henüz { $seconds } saniyedir düşünen yok.
error-too-many-words = Bir turda en çok { $most } tepki.
error-not-your-turn = Sıra başka bir oyuncuda.
error-not-a-bots-turn = Sıra bir botta değil, bir insanda.
error-seat-taken = Bu yer dolu.
error-seat-is-open = Orada kimse oturmuyor.
error-seats-open = Hâlâ boş yer var.
error-wrong-number-of-seats = { $players } oyunculu bir oyun için { $players } yer gerekir, { $seats } değil.
error-player-is-here = Oyuncu masada.
error-bot-without-a-level = Botun düzeyi belirtilmeli.
error-too-many-tables = Aynı anda bu kadar masa çok fazla; en çok { $most } olabilir. Önce birinden ayrıl.
error-too-many-changes = Bu masada çok fazla değişiklik yapıldı. Sonraki oyunu başlat ya da yeni bir masa aç.
error-deck-and-kings-together = Deste ile kralların sıralanışı ya birlikte verilir ya da ikisi de verilmez.
error-deck-is-fixed = Deste bu kurallar için hazırlandı, bu yüzden kurallar değiştirilemez.
error-position-and-deck = Bir konumdan başlayan masanın ne kendi destesi ne de Hanedan’ı olur.
error-position-is-over = Bu konumda oyun bitmiş.
error-position-is-fixed = Masa bu kuralların bir konumundan başlıyor; kurallar değiştirilemez.
error-deck-is-gone = { $table } masası için hazırlanan deste artık yok.
error-day-is-fixed = Bu masada { $day } tarihli günün oyunu oynanıyor: yerler ve kurallar değişmez.
error-day-not-finished = Önce { $day } tarihli günün oyunundaki ilk denemeni bitir.
error-domino-not-in-sight = { $domino } numaralı domino iki sıranın hiçbirinde yok.
error-line-was-revealed = Geri almak için artık geç: yeni bir sıra açıldı.
error-no-more-undos = Başka geri alma hakkın yok: bu oyunda { $most } kararını geri aldın.
error-decision-of-one-away = Geri almak için artık geç: o zamandan beri, şimdi burada olmayan biri oynadı.
error-undo-already-asked = Bu, diğerlerine zaten soruluyor.
error-not-asked = Şu anda yanıt vermen gereken bir soru yok.
error-clock-cannot-stand = Saat yalnızca herkes tek bir cihazı paylaşıyorsa duraklatılabilir, o da her karar için bir kez.
error-hints-not-allowed = Bu masada ipucu kapalı.
error-coach-busy = Koç şu anda meşgul. Biraz sonra tekrar sor.
error-no-such-puzzle = { $number } numaralı bulmaca yok: sonuncusu { $puzzles }.

## kingdomino worker

worker-summary = Aynı PostgreSQL veri tabanını paylaşan sunucular için botların hamlelerini hesaplar.
worker-processes-option = hamle hesaplayan süreçler (1)
worker-name-option = bu işçinin günlükteki adı; verilmezse makinenin adı ve bir numara
worker-ready = { $worker } işçisi { $database } adresindeki sunucular için hazır.
worker-ended = { $jobs ->
    [one] 1 hamleden
   *[other] { $jobs } hamleden
} sonra bitti.
error-worker-needs-postgresql = Bir işçiye sunucularının PostgreSQL veri tabanı gerekir: --database postgresql://host/kingdomino

## The browser: the end of a game

web-end-title = Son puanlar
web-end-counting = Kare × taç, mülk mülk sayılıyor.
web-end-you = Sen
web-end-you-win = { $points } puanla kazandın
web-end-wins = { $name }, { $points } puanla kazandı
web-end-shared-win = { $names }, { $points } puanla zaferi paylaşıyor
web-end-shared-win-you = Zaferi { $names } ile paylaşıyorsun: { $points } puan
web-end-by-points = { $margin ->
    [one] { $name }, 1 puan geride.
   *[other] { $name }, { $margin } puan geride.
}
web-end-you-behind = { $points } puanla { $place ->
    [2] ikincisin
    [3] üçüncüsün
   *[other] dördüncüsün
}, birincinin { $margin } puan gerisinde.
web-end-above-median = Puanın, kendi ortancanın { $more } puan üzerinde.
web-end-by-largest = { $name } ile puanlar eşit; en büyük mülk belirliyor: { $one } kareye karşı { $two }.
web-end-by-largest-you = Seninle puanlar eşit; en büyük mülk belirliyor: { $one } kareye karşı { $two }.
web-end-by-crowns = { $name } ile puanlar ve en büyük mülkler eşit; taçlar belirliyor: { $one } taca karşı { $two }.
web-end-by-crowns-you = Seninle puanlar ve en büyük mülkler eşit; taçlar belirliyor: { $one } taca karşı { $two }.
web-end-by-nothing = Sayılan her şey eşit, zafer paylaşılıyor.
web-end-players = { $count ->
    [one] 1 oyuncu
   *[other] { $count } oyuncu
}
web-end-edition-classic = klasik baskı
web-end-edition-revised = yenilenmiş baskı
web-end-mighty-duel = Büyük Düello
web-end-place-1 = Birinci
web-end-place-2 = İkinci
web-end-place-3 = Üçüncü
web-end-place-4 = Dördüncü
web-end-shared-1 = Birinciliği paylaşıyor
web-end-shared-2 = İkinciliği paylaşıyor
web-end-shared-3 = Üçüncülüğü paylaşıyor
web-end-tie-shared = Her şey eşit, sıra paylaşılıyor.
web-end-tie-largest = { $name } ile puanlar eşit; en büyük mülk { $own } kare, onunki { $other }.
web-end-tie-largest-you = Seninle puanlar eşit; en büyük mülk { $own } kare, seninki { $other }.
web-end-tie-crowns = { $name } ile puanlar ve en büyük mülk eşit; taç { $own }, onunki { $other }.
web-end-tie-crowns-you = Seninle puanlar ve en büyük mülk eşit; taç { $own }, seninki { $other }.
web-end-next = İleri
web-end-skip = Atla
web-end-count-again = Yeniden say
web-end-table = Puanlar: { $name }
web-end-table-you = Puanların
web-end-territory = Mülk
web-end-worth = Kare × taç
web-end-points = Puan
web-end-crownless = { $count ->
    [one] taçsız 1 mülk
   *[other] taçsız { $count } mülk
}
web-end-smaller = { $count ->
    [one] 1 küçük mülk daha
   *[other] { $count } küçük mülk daha
}
web-end-bonuses = Bonuslar
web-end-no-bonus = Bu kez bonus yok
web-end-numbers = Tüm sayılar
web-end-unfold = { $name }: krallığın tamamı
web-end-total = Toplam
web-end-largest = En büyük mülk { $largest ->
    [one] 1 kare
   *[other] { $largest } kare
}, { $crowns ->
    [one] 1 taç
   *[other] { $crowns } taç
}
web-end-discarded = Oyun dışı kalan: { $dominoes }
web-end-standing = { $games ->
    [one] 1 oyundan sonra Hanedan
   *[other] { $games } oyundan sonra Hanedan
}
web-end-standing-about = Şimdiye kadarki toplamlar; son oyundan sonra en yüksek toplam kazanır.
web-end-standing-you = Hanedan’ı { $points } puanla kazandın.
web-end-standing-wins = { $name }, Hanedan’ı { $points } puanla kazandı.
web-end-standing-shared = { $names }, Hanedan zaferini { $points } puanla paylaşıyor.
web-end-standing-shared-you = Hanedan zaferini { $names } ile paylaşıyorsun: { $points } puan.
web-end-player = Oyuncu
web-end-game = { $number }. oyun
web-end-sum = Toplam
web-end-ranking = Son sıralama
web-end-what-next = Sırada ne var?
web-end-medal-best = Kişisel rekorun: { $points }
web-end-medal-first-win = İlk galibiyetin
web-end-medal-first-against = { $level } düzeyine karşı ilk galibiyet
web-end-medal-bonuses = İki bonus birden
web-end-try-level = Şimdi de { $level }?
web-end-play-again = Yeniden oyna
web-end-next-game = Sonraki oyun
web-end-new-dynasty = Yeni bir Hanedan
web-end-terms = Oyuncu ya da seçenek değiştir
web-end-replay = Oyunu yeniden izle
web-end-shared = Bağlantıyı bilen herkes bu oyunları izleyip analiz edebilir
web-end-link = Tekrarın bağlantısı
web-end-copy-link = Tekrarın bağlantısını kopyala
web-end-record = Oyun kaydını indir
web-end-home = Ana sayfa
web-end-ready = Hazır: { $names }.
web-end-waiting = Beklenen: { $names }.
web-end-asked = { $name } bir oyun daha istiyor
web-end-asked-about = Aynı yerler, aynı kurallar.
web-end-not-now = Şimdi değil
web-end-bot-for = { $name } yerine bot
web-end-play-with-bot = Botla oyna
web-end-seat-open = Boş bir yer var; sonraki oyun o yer dolunca başlar.
web-end-shuffle = Karıştırmayı denetle
web-end-shuffle-about = İlk domino açılmadan önce sunucu, karıştırılmış bütün destenin parmak izini gösterdi. Şimdi deste açık: parmak izi aynıysa oyun sırasında kimse onu değiştirmemiştir.
web-end-shuffle-noted = Bu tarayıcı oyun başlarken aynı parmak izini not etmişti.
web-end-shuffle-checking = Denetleniyor…
web-end-shuffle-print = Parmak izi:

## The browser: first page

bot-page = Çırak
bot-squire = Silahtar
bot-knight = Şövalye
bot-duke = Dük
bot-king = Kral
bot-numbered = { $level } { $number }
bot-page-about = Ne gelirse neşeyle oynar. İyi bir ilk rakip.
bot-squire-about = O an alabileceği en çok puanı alır, ilerisine bakmaz.
bot-knight-about = Yerleştirmeyi ve seçimi birlikte tartar, yeri de gözetir.
bot-duke-about = Göz açıp kapayana kadar bir tur ilerisine bakar.
bot-king-about = Senin yanıtlarını da hesaba katar. Hepsinin en güçlüsü.
bot-goose-herd = Kaz Çobanı
bot-goose-herd-manner = Geçen her dominoya el sallar.
bot-kitchen-hand = Mutfak Yamağı
bot-kitchen-hand-manner = Önce karıştırır, sonra tadar.
bot-bell-ringer = Çancı
bot-bell-ringer-manner = Hep vaktinde, hiç acele etmez.
bot-miller = Değirmenci
bot-miller-manner = Mevsimleri değil, çuvalları sayar.
bot-ferryman = Kayıkçı
bot-ferryman-manner = Karşıya en kısa yoldan geçer.
bot-beekeeper = Arıcı
bot-beekeeper-manner = Hiçbir çiçeği sonraya bırakmaz.
bot-falconer = Doğancı
bot-falconer-manner = Önce bütün alana bakar.
bot-mason = Taş Ustası
bot-mason-manner = Düz kenarları sever, boşluk sevmez.
bot-forester = Ormancı
bot-forester-manner = Sessiz, sabırlı, kolay şaşırmaz.
bot-steward = Kâhya
bot-steward-manner = Defterleri tutar, usulca kapatır.
bot-surveyor = Haritacı
bot-surveyor-manner = Senin krallığını da ölçmüş.
bot-chancellor = Şansölye
bot-chancellor-manner = Her dominonun küçük yazısını okur.
bot-astronomer = Gökbilimci
bot-astronomer-manner = Bu akşamın geldiğini uzaktan gördü.
bot-chronicler = Vakanüvis
bot-chronicler-manner = Böyle şeylerin genelde nasıl bittiğini hatırlar.
bot-regent = Naip
bot-regent-manner = Az konuşur, sonunda selam verir.
web-home-about = Kalenin çevresine tarlalar, ormanlar ve göller diz. On iki domino, on beş dakika.
web-home-play-now = Hemen oyna
web-home-play-now-about = Sen ve üç kolay bot. Hesap gerekmez.
web-home-hello = Seni görmek güzel, { $name }
web-home-as-last-time = Geçen seferki gibi:
web-home-change = Değiştir
web-home-friends = Arkadaşlarla oyna
web-home-friends-about = Bağlantıyla ya da hep birlikte bu cihazda. Yerleri, botları ve kuralları sen seçersin.
web-home-solve = Bulmaca çöz
web-home-pad-real = Gerçek oyun için puan defteri
web-home-opening = Açılıyor…
web-home-setup = Arkadaşlarla oyna ya da rakip seç
web-home-players = Oyuncular
web-home-where = Arkadaşlar
web-home-where-link = Bağlantı ya da kodla
web-home-where-here = Bu cihazda
web-home-seats = Yerler
web-home-seat = { $colour } renkle kim oynuyor
web-home-you = Sen
web-home-your-name = Adın
web-home-name-of = { $colour } oyuncunun adı
web-home-player = Oyuncu { $number }
web-home-sitter-open = Bir arkadaş
web-home-sitter-open-about = bağlantı ya da kodla
web-home-sitter-here = Bu cihazda biri
web-home-sitter-bot = Bot: { $level }
web-home-bots = Botlar
web-home-bots-all = Bütün botların düzeyi
web-home-bots-mixed = En zayıftan en güçlüye. Birini seçmek bütün botları ayarlar.
web-bots-title = Botlarla tanış
web-bots-about = Beş düzey, her düzeyde üç karakter. Aynı düzeydekiler aynı güçte oynar; yalnızca huyları farklıdır.
web-bots-strength = Güç: 5 üzerinden { $number }
web-bots-who = Kim bunlar?
web-bots-seat = bot: { $level }
web-bots-with-level = { $name } ({ $level })
web-bots-play = Oyna
web-bots-play-against = Üç bota karşı oyna: { $level }
web-name-title = Sana ne diyelim?
web-name-about = Masandakiler bunu görür. İstediğin zaman değiştirebilirsin.
web-name-ideas = Ya da bunlardan biri:
web-name-go = Oyna
web-name-guest = Konuk
web-name-forms = { $name }
web-home-variants = Ek kurallar
web-home-harmony = Harmoni +5
web-home-middle-kingdom = Merkez Krallık +10
web-home-dynasty = Hanedan, 3 oyun
web-home-dynasty-short = Hanedan
web-home-mighty-duel = Büyük Düello 7 × 7: iki oyuncu
web-home-mighty-duel-short = Büyük Düello
web-home-more = Baskı, saat, kimler katılabilir
web-home-edition = Baskı
web-home-edition-classic = Klasik
web-home-edition-revised = Yenilenmiş
web-home-edition-classic-about = Üç oyuncuyla her sırada üç domino olur. Beraberliği en büyük mülk, sonra taç sayısı bozar.
web-home-edition-revised-about = Üç oyuncuyla her sırada dört domino olur, biri artar. Beraberliği en büyük mülk bozar, o da eşitse zafer paylaşılır.
web-home-clock = Saat
web-home-clock-none = Yok
web-home-clock-move = Hamle başına
web-home-clock-bank = Toplam
web-home-clock-per-move = Her hamle
web-home-clock-supply = Başlangıç
web-home-clock-increment = Hamle başına ek
web-home-seconds = { $seconds } sn
web-home-minutes = { $minutes } dk
web-home-day = Bir gün
web-home-bank = { $minutes } dk + { $seconds } sn
web-home-listed = Herkes katılabilir
web-home-listed-about = Masa, açık masalar arasında görünür. Aksi hâlde masaya yalnızca kod ya da bağlantıyla gelinir.
web-home-open-table = Masayı aç
web-home-start-game = Oyunu başlat
web-home-continue = Devam et
web-home-back = Masaya dön
web-home-back-named = Masaya dön: { $names }
web-home-your-turn = Sıra sende.
web-home-turn-at = Sıra sende: { $code }
web-home-all-tables = Tüm masalar: { $tables }
web-home-waiting-for = { $name } bekleniyor.
web-home-waiting-seats = { $seats ->
    [one] 1 yer boş.
   *[other] { $seats } yer boş.
}
web-home-waiting-start = Bütün yerler dolu: başlayabilirsin.
web-home-running = Oyun sürüyor.
web-home-somebody = Biri
web-home-seat-open = boş yer
web-home-terms = { $players ->
    [one] 1 oyuncu
   *[other] { $players } oyuncu
}
web-home-join = Kodla katıl
web-home-join-about = Masa sahibinin gördüğü beş karakterlik kodu yaz ya da bağlantıyı yapıştır.
web-home-join-looking = Masa aranıyor…
web-home-join-button = Katıl
web-home-join-named = Masaya katıl: { $name }
web-home-lobby = Açık masalar
web-home-won = { $points ->
    [one] 1 puanla kazandın.
   *[other] { $points } puanla kazandın.
}
web-home-placed = { $points } puanla { $place }. oldun.
web-home-replay = Yeniden izle
web-home-learn = Öğren
web-home-learn-about = Altı kısa ders, ardından kuralların tamamı.
web-home-me = Bilgilerin
web-home-me-about = Hesap yok: kim olduğunu yalnızca bu tarayıcı bilir. Bir bağlantı oyunlarını başka cihaza taşır.
web-home-rename = Değiştir
web-home-renamed = Bundan sonra adın { $name }.
web-home-device = Başka cihazda devam et
web-home-device-about = Bu bağlantıyı diğer cihazda aç. Bir kez, on dakika boyunca çalışır. Kimseye gösterme: ona sahip olan senin adınla oynar.
web-home-device-link = Diğer cihaz için bağlantı
web-home-copy = Kopyala
web-home-copied = Kopyalandı.
web-home-erase = Verilerimi sil
web-home-erase-about = Adın, gizli anahtarın ve oyun listen burada ve sunucuda silinir. Başkalarının da oynadığı oyunlar adın olmadan kalır. Bu geri alınamaz.
web-home-erase-really = Kalıcı olarak sil
web-home-erased = Verilerin silindi.
web-home-names = Çınar, Defne, Serçe, Yonca, Meşe, Baykuş, Papatya, Kırlangıç
web-home-error-unreachable = Sunucuya ulaşılamıyor. Birazdan yeniden dene.
web-home-error-unknown = Bir şeyler ters gitti. Hiçbir şey kaybolmadı; yeniden dene.

# The challenge of a day and statistics in the browser
web-daily-title = Günün oyunu
web-daily-points = { $points } puan
web-daily-place = { $place ->
    [1] 4 kişi arasında birinci
    [2] 4 kişi arasında ikinci
    [3] 4 kişi arasında üçüncü
   *[other] 4 kişi arasında dördüncü
}
web-daily-result = { $points } puan, { $place ->
    [1] 4 kişi arasında birinci
    [2] 4 kişi arasında ikinci
    [3] 4 kişi arasında üçüncü
   *[other] 4 kişi arasında dördüncü
}
web-daily-about = Her gün herkese aynı deste: Silahtar, Şövalye ve Dük’e karşı oynarsın.
web-daily-rules = İlk bitirdiğin oyun sayılır. Bırakıp sonra dönebilirsin ama baştan başlayamazsın. Harmoni ve Merkez Krallık geçerlidir.
web-daily-honest = Deste tarihten hesaplanır, yani önceden bilinebilir. Açılmadan önce bu sayfaya hiçbir parçası gönderilmez.
web-daily-play = Bugünün destesini oyna
web-daily-play-past = Bu günü oyna
web-daily-go-on = Devam et
web-daily-running = Tur { $round } / { $rounds }. Oyunun seni bekliyor.
web-daily-again = Yeniden oyna (sayılmaz)
web-daily-see = Sonucu gör
web-daily-have-played = { $results ->
    [0] Henüz bitiren yok.
   *[other] { $results } kişi bitirdi.
}
web-daily-next = Yeni deste { $hours } sa { $minutes } dk sonra.
web-daily-midnight = gece yarısı (UTC)
web-daily-your-kingdom = Krallığın
web-daily-parts = Mülkler { $territories }, Harmoni { $harmony }, Merkez Krallık { $middle }
web-daily-everybody = Herkesin sonuçları
web-daily-results = şimdiye dek { $results } sonuç
web-daily-middle = ortanca { $points }
web-daily-you = Sen { $points }
web-daily-more-than = { $results } sonucun { $less } tanesini geçtin. Sonuçların yarısı { $low } ile { $high } arasında.
web-daily-few = { $results ->
    [0] Henüz sonuç yok; grafik üçüncü sonuçla birlikte görünür.
   *[other] Şimdiye dek { $results } sonuç; grafik üçüncü sonuçla birlikte görünür.
}
web-daily-middle-of = { $results } sonucun ortancası { $middle }.
web-daily-as-table = Tablo olarak
web-daily-column-points = Puan
web-daily-column-results = Sonuç
web-daily-king-title = Senin yerinde Kral
web-daily-king = Aynı deste ve aynı botlarla Kral { $points } puan aldı, { $place ->
    [1] 4 kişi arasında birinci
    [2] 4 kişi arasında ikinci
    [3] 4 kişi arasında üçüncü
   *[other] 4 kişi arasında dördüncü
} oldu.
web-daily-king-later = Kral hâlâ oynuyor. Sonucu birazdan burada olacak.
web-daily-story = Günün hikâyesi
web-daily-richest = En büyük hamle
web-daily-luck = Çekilişin kazanma şansına etkisi: { $luck }.
web-daily-accuracy = İsabet %{ $accuracy }, { $moves } hamlede.
web-daily-no-slip = Analiz pahalıya patlayan bir hamle bulmadı.
web-daily-see-move = Hamleyi gör
web-daily-review-first = Analiz, çekilişlerin sana ne verdiğini ve hangi hamlenin en pahalıya patladığını gösterir.
web-daily-late = Günü geçtikten sonra oynandı, bu yüzden diğerleriyle birlikte sayılmaz.
web-daily-month-before = Önceki ay
web-daily-month-after = Sonraki ay
web-daily-day-open = { $date }
web-daily-day-running = { $date }, sürüyor
web-daily-day-points = { $date }, { $points } puan
web-daily-day-late = { $date }, { $points } puan, sonradan oynandı
web-daily-summary = { $days } gün oynandı, ortalama { $average } puan.
web-daily-past = Geçmiş günleri de oynayabilirsin; yalnızca diğerleriyle birlikte sayılmazlar.
web-daily-share = Paylaş
web-daily-share-title = Sonucunu paylaş
web-daily-share-text = Kingdomino, günün oyunu, { $date }: { $points } puan, { $place ->
    [1] 4 kişi arasında birinci
    [2] 4 kişi arasında ikinci
    [3] 4 kişi arasında üçüncü
   *[other] 4 kişi arasında dördüncü
}.
web-daily-card-middle = { $place ->
    [1] 4 kişi arasında birinci
    [2] 4 kişi arasında ikinci
    [3] 4 kişi arasında üçüncü
   *[other] 4 kişi arasında dördüncü
}, ortanca { $middle }
web-daily-save-picture = Resmi kaydet
web-daily-copy-text = Metni kopyala
web-daily-share-failed = Burada paylaşılamıyor. Metni seçip kopyala.

web-stats-title = Oyunların
web-stats-all = Hepsi
web-stats-players = { $players } oyuncu
web-stats-save = Dosya olarak kaydet
web-stats-csv = Tablo (CSV)
web-stats-json = JSON
web-stats-games = { $games ->
   *[other] biten oyun
}
web-stats-won = kazanılan; yalnızca şansla { $chance } olurdu
web-stats-won-short = kazanılan, %{ $percent }
web-stats-average = ortalama puan
web-stats-best = en iyi, { $date }
web-stats-best-short = en iyi
web-stats-accuracy-of = analiz edilen son on oyunda isabet, { $moves } hamle
web-stats-line = Zaman içinde puan
web-stats-line-about = noktalar: oyunlar · çizgi: yedi oyunun ortalaması
web-stats-newest = son { $games } oyun
web-stats-first = ilk oyun
web-stats-last = son oyun
web-stats-column-day = Gün
web-stats-column-mean = Yedi oyunun ortalaması
web-stats-best-kingdom = En iyi krallık
web-stats-watch-best = En iyi krallığının oyununu izle
web-stats-levels = Düzeye göre galibiyet
web-stats-level-about = Her oyun, masadaki en güçlü botun düzeyine yazılır.
web-stats-people = Yalnızca insanlar
web-stats-variants = Ek kurala göre galibiyet
web-stats-plain = Bonussuz
web-stats-both = İki bonus birden
web-stats-few = Taralı çubuklar beşten az oyun demektir.
web-stats-of = { $won } / { $games }
web-stats-terrains = Mülklerin
web-stats-share = puanlardaki payı %{ $share }
web-stats-accuracy = Analiz edilen son on oyunda: %{ $accuracy }, { $moves } hamlede.
web-stats-luck = Şans
web-stats-luck-about = Analiz edilen { $games } oyunda çekilişin kazanma şansına etkisi: oyun başına { $luck }.
web-stats-column-moves = Analiz edilen hamleler
web-stats-hinted = İpucu kullanılan { $games } oyun dâhil değil: { $won } galibiyet, ortalama { $average } puan.
web-stats-left-out = Sayılmaz: birden çok yerde oturduğun oyunlar, bir konumdan başlayan oyunlar, günün oyununu yeniden denemelerin.
web-stats-empty-title = Henüz biten oyun yok
web-stats-empty-filter = Bu kadar oyuncuyla biten oyun henüz yok
web-stats-empty = Puanların, galibiyetlerin ve en iyi mülklerin ilk oyundan sonra burada görünür.
web-stats-replay = Bir oyun kaydı izle
web-stats-last-games = Son { $games } oyunun puanları
web-join-title = Bir masaya katıl
web-join-table-of = Masanın sahibi: { $name }
web-join-name = Diğerleri sana ne desin?
web-join-sit = Otur
web-join-watch = İzle
web-join-full = Bütün yerler dolu. İzleyebilirsin.
web-join-finished = Bu oyun bitti. Nasıl bittiğine bakabilirsin.
web-join-home = Ana sayfa
web-join-wrong-about = Belki bir karakter yanlış ya da masa artık yok: kullanılmayan masalar kaldırılır. Kodu düzelt veya yeni bir bağlantı iste.
web-join-device = Bu cihazda devam et
web-join-device-about = Adın ve oyunların da gelir. Bağlantı yalnızca bir kez çalışır.
web-join-device-instead = Bu tarayıcı şimdiye dek { $name } olarak oynuyordu. Bundan sonra diğer cihazdaki oyuncu olarak oynar.
web-join-device-go = Burada devam et
web-join-device-done = Yeniden hoş geldin, { $name }.
web-join-device-no-code = Bu bağlantıda kod eksik. Diğer cihazda, ana sayfada yenisini oluştur.

## The browser: replay

web-replay-title = Yeniden izle
web-replay-drop = Bir oyun kaydını bu sayfanın herhangi bir yerine bırakabilirsin.
web-replay-other = Başka bir oyun
web-replay-mine = Biten oyunların
web-replay-all = Tümü { $games }
web-replay-won = Kazanılan { $games }
web-replay-people = İnsanlarla { $games }
web-replay-which-games = Hangi oyunlar
web-replay-open = Oyun kaydı aç
web-replay-watch = İzle
web-replay-watch-named = İzle: { $result }
web-replay-more = Daha fazla
web-replay-none = Henüz biten oyun yok
web-replay-none-about = Burada bitirdiğin her oyun saklanır; yeniden izleyebilirsin.
web-replay-none-here = Henüz böyle bir oyun yok.
web-replay-drop-here = Açmak için oyun kaydını buraya bırak
web-replay-fetching = Oyun yükleniyor…
web-replay-still-fetching = Hâlâ yükleniyor…
web-replay-too-large = { $file }, bir oyun kaydı için fazla büyük.
web-replay-unreadable = { $file } okunamıyor.
web-replay-no-record = { $file } bir oyun kaydı değil.
web-replay-broken = { $moves ->
    [0] Oyun kaydının hiçbir hamlesi geçerli değil.
    [one] Oyun kaydının yalnızca ilk hamlesi geçerli; o gösteriliyor.
   *[other] Oyun kaydının yalnızca ilk { $moves } hamlesi geçerli; onlar gösteriliyor.
}
web-replay-which = Hangi oyun
web-replay-kingdoms = Krallıklar
web-replay-kingdom = { $name }, { $points ->
    [one] 1 puan
   *[other] { $points } puan
}
web-replay-at-place = { $place }. sırada
web-replay-territory = { $terrain }: { $squares } × { $crowns } = { $points }
web-replay-opening = Açılış
web-replay-round = Tur { $round } / { $rounds }
web-replay-pile = { $pile ->
    [0] destede domino kalmadı
    [one] destede 1 domino
   *[other] destede { $pile } domino
}
web-replay-moves = Hamleler
web-replay-start = İlk hamleden önce
web-replay-kings = Kralların sırası: { $names }
web-replay-deal = Yeni sıra: { $dominoes }
web-replay-claim = { $name }, { $domino } numarayı seçiyor
web-replay-discard = { $name }, { $domino } numarayı oyun dışı bırakıyor: hiçbir yere uymuyor
web-replay-place = { $points ->
    [0] { $name }, { $domino } numarayı { $square } karesine koyuyor
   *[other] { $name }, { $domino } numarayı { $square } karesine koyuyor: +{ $points } puan
}
web-replay-controls = Oyunda ilerle
web-replay-first = Başa
web-replay-back = Bir hamle geri
web-replay-on = Bir hamle ileri
web-replay-last = Sona
web-replay-play = Oynat
web-replay-pause = Duraklat
web-replay-slider = Hamle
web-replay-move-of = Hamle { $number } / { $count }
web-replay-pace = Hız
web-replay-pace-slow = Yavaş
web-replay-pace-normal = Orta
web-replay-pace-fast = Hızlı
web-replay-keys = ← → bir hamle · Page Up, Page Down bir tur · Home, End · Boşluk oynatır ve duraklatır

## The browser: review

web-review-title = Oyun analizi
web-review-open = Analiz et
web-review-open-named = Oyunu analiz et: { $names }
web-review-practice = Bu masa bitmiş bir oyundan devam ediyor. Kimsenin görmediği dominolar yeniden karıştırıldı, sonuç sayılmaz.
web-review-back = Geri
web-review-opening = Oyun yükleniyor…
web-review-making = Oyun analiz ediliyor
web-review-progress = { $total } hamleden { $done } tanesi
web-review-waiting = { $before ->
    [0] Boş yer bekleniyor
   *[other] Sırada bekleniyor, önünde { $before } analiz var
}
web-review-stopped = Durduruldu: { $count }
web-review-resume = Devam et
web-review-stop = Durdur
web-review-failed = Bu oyun analiz edilemiyor.
web-review-gone = Oyun silindi, analizi de onunla birlikte.
web-review-whose = Kimin oyunu gösteriliyor
web-review-show = Hamleleri göster: { $name }
web-review-show-you = Senin hamlelerini göster
web-review-move = Hamle
web-review-line = Domino sırası
web-review-played = Oynanan
web-review-best = En iyi
web-review-label-played = Oynanan { $points }
web-review-label-best = En iyi { $points }
web-review-where = { $round ->
    [0] Açılış, domino { $domino }
   *[other] Tur { $round }, domino { $domino }
}
web-review-round = { $round ->
    [0] Açılış
   *[other] Tur { $round }
}
web-review-placed = Tur { $round }, { $domino } yerleştirildi
web-review-claimed = { $round ->
    [0] Açılış, { $domino } seçildi
   *[other] Tur { $round }, { $domino } seçildi
}
web-review-deal = { $round }. turda açılan dominolar
web-review-deal-gave = Açılan: { $dominoes }
web-review-lucky-deal = Şanslı çekiliş
web-review-good-deal = İyi çekiliş
web-review-unlucky-deal = Şanssız çekiliş
web-review-grade = Not
web-review-grade-best = En iyi
web-review-grade-good = İyi
web-review-grade-inaccuracy = Küçük hata
web-review-grade-mistake = Hata
web-review-grade-blunder = Büyük hata
web-review-no-cause = Öne çıkan tek bir neden yok: aradaki fark oyun ilerledikçe ortaya çıkıyor.
web-review-lost = Yaklaşık { $points } puana{ $wins ->
    [0] {" "}mal oldu.
   *[other] {" "}ve %{ $wins } kazanma şansına mal oldu.
}
web-review-was-best = Daha iyisi yoktu.
web-review-forced = Başka hamle yoktu.
web-review-not-yet = Analiz henüz bu hamleye gelmedi. Sen bakmaya devam et: ayrılsan da yapılan analiz saklanır.
web-review-luck-of = Bu çekilişin { $name } için kazanma şansına etkisi: { $wins }.
web-review-luck-you = Bu çekilişin senin kazanma şansına etkisi: { $wins }.
web-review-graph = Kazanma şansı
web-review-graph-band = gölgeli alan, analizin ne kadar emin olduğunu gösterir
web-review-round-axis = tur
web-review-as-table = Tablo olarak göster
web-review-table = Kazanma şansları, hamle hamle
web-review-balance = Buraya kadar şans ve beceri
web-review-balance-spoken = { $name }: başlangıç yüzde { $start }, şans { $luck }, kendi hamleleri { $own }, diğerlerinin hamleleri { $others }: yüzde { $now }.
web-review-balance-you = Kazanma şansın: başlangıç yüzde { $start }, şans { $luck }, senin hamlelerin { $own }, diğerlerinin hamleleri { $others }: yüzde { $now }.
web-review-part-start = başlangıç
web-review-part-luck = şans
web-review-part-own = hamlelerin
web-review-part-theirs = kendi hamleleri
web-review-part-others = diğerleri
web-review-part-now = şimdi
web-review-moments = Kilit anlar
web-review-decisions = { $count } karar içinden
web-review-to-come = henüz gelmedi
web-review-no-moments = Öne çıkan bir şey yok.
web-review-accuracy = İsabet
web-review-accuracy-about = %100, analizin görebildiği kadarıyla her seferinde en iyi hamlenin oynandığını gösterir.
web-review-given = Elden kaçan puanlar
web-review-given-about = tüm kararlar birlikte; az olması iyidir
web-review-accuracy-is = isabet %{ $accuracy }
web-review-points = { $points } puan
web-review-points-lost = Kaçan puan
web-review-before = Önce
web-review-after = Sonra
web-review-try = Yeniden dene
web-review-try-where = Tur { $round }: { $domino } numaralı domino nereye konmalı?
web-review-try-which = { $round ->
    [0] Açılış: hangi dominoyu seçersin?
   *[other] Tur { $round }: hangi dominoyu seçersin?
}
web-review-try-about = Oyundaki hamle yaklaşık { $points } puana mal oldu. Sen deneyene ya da isteyene dek yanıt gizli kalır.
web-review-try-best = En iyi hamleyi buldun.
web-review-try-lost = Yaklaşık { $points } puana mal olur.
web-review-tries-left = { $left ->
    [0] Bu son denemeydi.
   *[other] { $left } deneme daha.
}
web-review-try-leave = Çık
web-review-show-best = En iyi hamleyi göster
web-review-retries = Denemelerin
web-review-found = { $tries ->
    [one] ilk denemede bulundu
   *[other] { $tries } denemede bulundu
}
web-review-shown = yanıt gösterildi
web-review-now = şimdi
web-review-play-on = Buradan oyna

## The browser: the table

web-table-gathering-title = Masanın çevresinde
web-table-seats-open = { $seats ->
    [one] 1 yer boş.
   *[other] { $seats } yer boş.
}
web-table-ready-host = Herkes burada. Başlayabilirsin.
web-table-ready-wait = Herkes burada. Oyunu { $name } başlatacak.
web-table-ready = Herkes burada. Oyunu masanın sahibi başlatacak.
web-table-ready-missing = { $people ->
    [one] { $name } henüz hazır değil.
   *[other] { $people } kişi henüz hazır değil.
}
web-table-is-ready = hazır
web-table-not-ready = henüz değil
web-table-i-am-ready = Hazırım
web-table-begins-when = Bütün yerler dolunca ve herkes hazır olunca başlayabilirsin. Hazır olmayan varsa yarım dakika bekle, yine de başlat.
web-table-your-name = Adın
web-table-their-name = Ad
web-table-sit = Buraya otur
web-table-stand = Kalk
web-table-clear = Yeri boşalt
web-table-add-bot = Bot ekle
web-table-add-bot-short = Bot
web-table-add-person = Bu cihaza oyuncu ekle
web-table-add-person-short = Bu cihazda
web-table-add-person-about = Bu ekranın başında bir kişi daha. Cihaz sırayla elden ele geçer.
web-table-level = Düzey
web-table-start = Oyunu başlat
web-table-invite = Başkalarını davet et
web-table-invite-short = Davet et
web-table-invite-about = Bağlantısı ya da kodu olan herkes oturabilir veya izleyebilir. Hesap gerekmez.
web-table-invite-how = QR kodunu telefonla okut ya da kodu ana sayfaya yaz.
web-table-invite-alone = Masaya yalnızca bu cihaz ulaşabilir.
web-table-invite-open = Ağa aç
web-table-invite-open-about = Şimdi açabilirsin: o zaman aynı ağdaki her cihaz, sen kapatana dek bu sunucuya ulaşır. Bunu evde yap, herkese açık bir ağda değil.
web-table-invite-command = Ya da oyunu şununla başlat:
web-table-invite-later = Başkaları bu cihaza ulaşabildiğinde bağlantı ve kod çalışır.
web-table-invite-here = Bunun yerine burada sırayla oynayın
web-table-invite-networks = Ağ
web-table-invite-reachable = Ağındaki diğer cihazlar artık masaya ulaşabilir.
web-table-reach-network = ağından ulaşılabilir
web-table-reach-public = her yerden ulaşılabilir
web-table-qr = Bağlantının QR kodu
web-table-watch-link = İzleme bağlantısını kopyala
web-table-select-link = Bağlantı seçili: oradan kopyala.
web-table-code = Kod: { $code }
web-table-link = Bu masanın bağlantısı
web-table-copy = Bağlantıyı kopyala
web-table-share = Paylaş
web-table-share-text = Gel, Kingdomino oynayalım. Kod: { $code }.
web-table-watchers = { $people ->
    [one] 1 kişi izliyor.
   *[other] { $people } kişi izliyor.
}
web-table-seat = { $number }. yer
web-table-seat-open = Boş yer
web-table-seat-open-about = bir kişi ya da bot için
web-table-seat-you = sen
web-table-seat-you-host = sen, masanın sahibi
web-table-seat-host = masanın sahibi
web-table-seat-here = burada
web-table-seat-away = şu an burada değil
web-table-terms = Oyun seçenekleri
web-table-terms-change = Seçenekleri değiştir
web-table-terms-take = Bu seçenekleri kullan
web-table-players = { $players ->
    [one] 1 oyuncu
   *[other] { $players } oyuncu
}
web-table-how-many = Oyuncular
web-table-edition = Baskı
web-table-edition-classic = Klasik baskı
web-table-edition-revised = Yenilenmiş baskı
web-table-mighty-duel = Büyük Düello, 7 × 7
web-table-dynasty = Hanedan: üç oyun
web-table-listed = Bu masa listede herkese açık
web-table-fixed-deck = Önceden dizilmiş çekme destesi
web-table-clock-move = Her karar için { $time }
web-table-clock-bank = Bütün oyun için { $time }
web-table-title = Masa
web-table-title-turn = Sıra sende
web-table-menu = Menü
web-table-menu-home = Ana sayfa
web-table-menu-kept = yerin saklanır
web-table-menu-fast = Botlar hızlı oynasın
web-table-menu-rules = Kurallar
web-table-menu-copy = Bu masanın bağlantısını kopyala
web-table-leave = Oyunu tamamen bırak
web-table-leave-about = Yerin boşalır ve senin yerine başkası oynayabilir.
web-table-leave-sure = Evet, bırak
web-table-opening = Açılış
web-table-game = Oyun { $number } / 3
web-table-round = { $round }. tur
web-table-round-of = Tur { $round } / { $rounds }
web-table-round-word = Tur
web-table-your-turn = sıra sende
web-table-turn-of = sıra: { $name }
web-table-step = { $whose }, adım { $part } / 2
web-table-step-short = { $part } / 2
web-table-last-domino = { $whose }, son domino
web-table-place = { $domino } numaralı dominoyu yerleştir
web-table-place-short = Yerleştir: { $domino }
web-table-claim-one = Bir domino seç
web-table-claim-one-short = Birini seç
web-table-choose-first = İlk dominonu seç
web-table-choose-first-of = { $name } ilk dominosunu seçiyor
web-table-choose-first-short = İlk domino
web-table-choose-first-tap = { $pointer ->
    [touch] Yukarıdaki dominolardan birine dokun.
   *[mouse] Yukarıdaki dominolardan birine tıkla.
}
web-table-then-chooses = sonraki: { $name }
web-table-then-you = sonra yine sen
web-table-you-choose-last = son sen seçersin
web-table-is-placing = { $name } yerleştiriyor: { $domino }
web-table-is-claiming = { $name } seçiyor
web-table-over = Oyun bitti
web-table-undo = Geri al
web-table-undo-ask = Geri almayı iste
web-table-undo-asked = { $name } son kararını geri almak istiyor. Uygun mu?
web-table-undo-agree = Kabul et
web-table-undo-decline = Kalsın
web-table-undo-waiting = Geri alıp alamayacağın diğerlerine soruluyor.
web-table-lost = { $seconds ->
    [one] Bağlantı koptu. 1 sn sonra yeniden denenecek. Oyunun güvende.
   *[other] Bağlantı koptu. { $seconds } sn sonra yeniden denenecek. Oyunun güvende.
}
web-table-lost-trying = Bağlantı koptu. Yeniden deneniyor… Oyunun güvende.
web-table-lost-now = Şimdi dene
web-table-missed = { $moves ->
    [one] Sen yokken 1 hamle yapıldı
   *[other] Sen yokken { $moves } hamle yapıldı
}
web-table-missed-show = Göster
web-table-moved-on = Oyun bu arada ilerledi. Şimdiki durum bu.
web-table-no-answer = Sunucu yanıt vermiyor. Hiçbir şey kaybolmadı; yeniden dene.
web-table-no-server = Sunucuya ulaşılamıyor. Yeniden deneniyor…
web-table-still-fetching = Hâlâ yükleniyor…
web-table-not-found = { $code } kodlu bir masa yok
web-table-not-found-about = Bir karakter yanlış olabilir ya da masa çoktan kapanmıştır.
web-table-you = Sen
web-table-your-kingdom = { $points ->
    [one] Krallığın, 1 puan
   *[other] Krallığın, { $points } puan
}
web-table-kingdom-of = { $points ->
    [one] Krallık: { $name }, 1 puan
   *[other] Krallık: { $name }, { $points } puan
}
web-table-square-castle = { $square }, kale
web-table-square-land = { $square }, { $terrain }, { $squares } karelik mülk, { $crowns ->
    [0] taçsız
    [one] 1 taç
   *[other] { $crowns } taç
}
web-table-square-fits = { $points ->
    [one] { $square }, boş, buraya uyar: 1 puan
   *[other] { $square }, boş, buraya uyar: { $points } puan
}
web-table-square-turned = { $square }, boş, döndürülünce uyar
web-table-square-would-fit = { $square }, boş, seçilen domino uyar
web-table-square-lost = { $square }, boş, erişim dışında kalır
web-table-square-empty = { $square }, boş
web-table-limit = Krallığının genişliği { $wide }, yüksekliği { $high }; en çok { $grid } × { $grid }.
web-table-limit-short = { $size } / { $grid }
web-table-towards-n = kuzeye
web-table-towards-e = doğuya
web-table-towards-s = güneye
web-table-towards-w = batıya
web-table-ghost = { $points ->
    [one] { $domino }, { $square } { $direction }: { $faces }, 1 puan
   *[other] { $domino }, { $square } { $direction }: { $faces }, { $points } puan
}
web-table-ghost-refused = { $domino }, { $square } { $direction }: buraya olmaz. { $reason }
web-table-all-of = tümü { $terrain }
web-table-both-of = { $first } ve { $second }
web-table-why-square-taken = Dolu bir kareyi örter.
web-table-why-outgrows-the-grid = { $grid } × { $grid } alanının dışına taşar.
web-table-why-no-matching-neighbour = İki yarıdan hiçbiri aynı yeryüzü şekline ya da kaleye değmiyor.
web-table-why-unknown = Buraya konamaz.
web-table-hand = Elin
web-table-turn-left = Sola döndür
web-table-turn-right = Sağa döndür
web-table-place-here = Buraya koy
web-table-place-about = { $pointer ->
    [touch] Bir kareye dokun ya da dominoyu oraya sürükle.
   *[mouse] Bir kareye tıkla ya da dominoyu oraya sürükle.
}
web-table-adds = { $points ->
    [one] +1 puan
   *[other] +{ $points } puan
}
web-table-adds-nothing = Taç yok: henüz puan getirmiyor.
web-table-hover-about = Buraya koymak için tıkla. R ya da sağ tık döndürür.
web-table-not-here = Buraya olmaz
web-table-refused = Bu olmadı
web-table-domino-is = { $domino } numaralı domino: { $faces }
web-table-domino = { $domino } numara
web-table-choose-title = Sıradaki dominonu seç
web-table-choose-about = Küçük numara önce oynar; büyük numarada çoğu kez daha çok taç vardır.
web-table-choose-short = Küçük önce oynar; büyükte çoğu kez daha çok taç var.
web-table-claim-order = { $order ->
    [1] İlk sen oynarsın.
    [2] En geç ikinci oynarsın.
    [3] En geç üçüncü oynarsın.
   *[other] En geç dördüncü oynarsın.
}
web-table-claim-sure = { $order ->
    [1] İlk sen oynarsın.
    [2] İkinci oynarsın.
    [3] Üçüncü oynarsın.
   *[other] Dördüncü oynarsın.
}
web-table-claim-places = { $places ->
    [0] Şimdilik hiçbir yere uymuyor.
    [one] 1 yere uyar; krallığında gösteriliyor.
   *[other] { $places } yere uyar; krallığında gösteriliyor.
}
web-table-claim-short = { $places ->
    [0] Şimdilik yeri yok.
   *[other] { $places } yere uyar.
}
web-table-claim = Seç: { $domino }
web-table-claim-none = Seç
web-table-fits-nowhere = { $domino } hiçbir yere uymuyor
web-table-fits-nowhere-about = Oyun dışı kalır ve puan getirmez.
web-table-harmony-lost = Harmoni bonusu artık alınamaz.
web-table-discard = Oyun dışı bırak: { $domino }
web-table-pass-to = Cihazı { $name } alsın
web-table-cover-take = Ben { $name }
web-table-cover-places = Sırada { $name } var: { $domino } konacak.
web-table-cover-claims = Sırada { $name } var: domino seçilecek.
web-table-cover-clock = Saat duraklatıldı.
web-table-cover-more = { $moves ->
    [one] ve öncesinde 1 hamle
   *[other] ve öncesinde { $moves } hamle
}
web-table-cover-never = Bu masada ara ekran olmasın
web-table-trying = yalnızca deneme
web-table-watching = İzliyorsun.
web-table-you-later = Sıran sonraki turda gelecek.
web-table-you-are-next = { $others ->
    [0] Sıradaki sensin.
   *[other] Bu hamleden sonra, senden önce { $others } kral daha var.
}
web-table-away = { $minutes ->
    [0] { $name } bir dakikadan kısa süredir yok.
    [one] { $name }, 1 dakikadır yok.
   *[other] { $name }, { $minutes } dakikadır yok.
}
web-table-away-short = { $minutes ->
    [0] 1 dk’dan az süredir yok
    [one] 1 dk’dır yok
   *[other] { $minutes } dk’dır yok
}
web-table-let-bot-play = Bu arada bot oynasın
web-table-replaced = Şu an senin yerine bir bot oynuyor.
web-table-back = Geri döndüm
web-table-seat-left-about = Bu yer boş kaldı. Oyun, devam edecek birini bekliyor.
web-table-lines = İki sıra
web-table-this-round = Bu tur
web-table-next-round = Sonraki tur
web-table-now = Şimdi
web-table-next = Sonra
web-table-lowest-first = en küçük önce
web-table-to-be-claimed = seçilecek
web-table-choose-one = birini seç
web-table-last-round = bu son tur
web-table-no-more = Başka domino yok
web-table-kings = Krallar
web-table-kings-short = Krallar
web-table-kings-about = seçim sırası bu
web-table-king-claimed = { $name } seçimini yaptı
web-table-king-claimed-you = Seçimini yaptın
web-table-king-waits = { $name }: seçim sırası { $order }
web-table-king-waits-you = Seçim sıran: { $order }
web-table-slot-nobody = { $domino }: { $faces }, sahipsiz
web-table-slot-done = { $domino }: { $faces }, { $name }, oynandı
web-table-slot-done-you = { $domino }: { $faces }, senin, oynandı
web-table-slot-discarded = { $domino }: { $faces }, { $name }, oyun dışı
web-table-slot-discarded-you = { $domino }: { $faces }, senin, oyun dışı
web-table-slot-now = { $domino }: { $faces }, { $name }, şimdi
web-table-slot-now-you = { $domino }: { $faces }, şimdi sıra sende
web-table-slot-waits = { $domino }: { $faces }, { $name }, { $order }. sırada
web-table-slot-waits-you = { $domino }: { $faces }, senin, { $order }. sırada
web-table-slot-free = { $domino }: { $faces }, boşta
web-table-slot-claimed = { $domino }: { $faces }, seçen: { $name }
web-table-slot-claimed-you = { $domino }: { $faces }, sen seçtin
web-table-others = Diğer krallıklar
web-table-other = { $points ->
    [one] { $name }, { $colour }, 1 puan, { $doing }
   *[other] { $name }, { $colour }, { $points } puan, { $doing }
}
web-table-look-at = Krallığa bak: { $name }
web-table-holds = elinde { $dominoes }
web-table-claimed = seçti: { $dominoes }
web-table-waits = bekliyor
web-table-places-now = yerleştiriyor: { $domino }
web-table-claims-now = seçiyor
web-table-seat-left = ayrıldı
web-table-stand-in = bu arada { $level } oynuyor
web-table-only-castle = Şimdilik yalnızca kale
web-table-no-points = Henüz puan yok
web-table-discarded = Oyun dışı: { $dominoes }
web-table-watch-this = Bu krallığı büyüt
web-table-log = Günlük
web-table-log-empty = Henüz bir şey olmadı.
web-table-pile = { $dominoes ->
    [0] destede domino kalmadı
    [one] destede 1 domino
   *[other] destede { $dominoes } domino
}
web-table-log-claimed = { $name }, { $domino } numarayı seçti
web-table-log-claimed-you = { $domino } numarayı seçtin
web-table-log-placed = { $name }, { $domino } numarayı yerleştirdi
web-table-log-placed-you = { $domino } numarayı yerleştirdin
web-table-log-discarded = { $name }, { $domino } numarayı oyun dışı bıraktı
web-table-log-discarded-you = { $domino } numarayı oyun dışı bıraktın
web-table-log-undone = { $name } geri aldı
web-table-log-undone-you = Geri aldın
web-table-log-stood-in = { $name } yerine { $level } oynuyor
web-table-log-stood-in-you = Senin yerine { $level } oynuyor
web-table-log-came-back = { $name } geri döndü
web-table-log-came-back-you = Geri döndün
web-table-log-left = { $name } oyundan ayrıldı
web-table-log-left-you = Oyundan ayrıldın
web-table-log-clock = { $sentence } (süre doldu)
web-table-log-leftover = { $domino } seçilmedi ve oyun dışı kaldı
web-table-call-place = Sıra sende: { $domino } numaralı dominoyu yerleştir.
web-table-call-claim = Sıra sende: sonraki tur için bir domino seç.
web-table-call-discard = Sıra sende: { $domino } numaralı domino hiçbir yere uymuyor ve oyun dışı kalacak.
web-table-call-other = { $name }: { $what }
web-table-keys = Tuşlar
web-table-keys-arrows = dominoyu kare kare taşı
web-table-keys-turn = saat yönünde ya da tersine döndür
web-table-keys-next = sonraki ya da önceki uygun yer
web-table-keys-enter = buraya koy ya da seç
web-table-keys-escape = ele geri al
web-table-keys-slots = sonraki tur için bir domino seç
web-table-keys-undo = geri al
web-table-keys-log = günlüğü göster
web-table-keys-say = tepki gönder
web-table-keys-mute = bir oyuncunun kartında: sessize al ya da yeniden aç
web-table-keys-space = animasyonu geç
web-table-keys-help = bu liste
web-table-less-motion = Daha az hareket
web-table-all-settings = Tüm ayarlar
web-table-bots-warming = Botlar hazırlanıyor: adım { $done } / { $total }.

## The browser: score pad

web-pad-title = Puan defteri
web-pad-back = Ana sayfa
web-pad-kingdoms = Krallıklar
web-pad-player = Oyuncu { $number }
web-pad-undo = Geri al
web-pad-undone = Geri alındı.
web-pad-clear = Temizle
web-pad-cleared = Temizlendi. “Geri al” geri getirir.
web-pad-clear-all = Bütün krallıkları temizle
web-pad-game = Oyuncular ve kurallar
web-pad-players = Oyuncular
web-pad-size = Krallığın boyutu
web-pad-size-about = 7 × 7, iki kişilik Büyük Düello içindir.
web-pad-edition = Baskı
web-pad-edition-about = Puanlar ve en büyük mülkler eşitse klasik baskı taçları sayar, yenilenmiş baskıda zafer paylaşılır.
web-pad-done = Tamam
web-pad-paint-with = Şununla boya
web-pad-squares = Kareler
web-pad-dominoes = Dominolar
web-pad-castle = Kale
web-pad-empty = Boş
web-pad-crowns = Taçlar
web-pad-crowns-count = { $crowns ->
    [0] Taçsız
    [one] 1 taç
   *[other] { $crowns } taç
}
web-pad-turn-left = Sola döndür
web-pad-turn-right = Sağa döndür
web-pad-land = { $crowns ->
    [0] { $terrain }
    [one] 1 taçlı { $terrain }
   *[other] { $crowns } taçlı { $terrain }
}
web-pad-domino = { $number }: { $one } ve { $two }
web-pad-domino-used = { $domino } (zaten yerinde)
web-pad-no-room = Burada iki yarıya yer yok.
web-pad-grid = Krallık: { $name }, { $points ->
    [one] 1 puan
   *[other] { $points } puan
}
web-pad-square-land = { $square }, { $terrain }, { $crowns ->
    [0] taçsız
    [one] 1 taç
   *[other] { $crowns } taç
}
web-pad-square-castle = { $square }, kale
web-pad-square-empty = { $square }, boş
web-pad-score = Bu krallığın puanı
web-pad-name = Ad
web-pad-total = Toplam
web-pad-told = { $points ->
    [one] 1 puan
   *[other] { $points } puan
}
web-pad-away = Sunucu yanıt vermiyor. Puanlar burada sayılır; bu krallığın dominolarla kurulup kurulamayacağı, sunucu dönünce denetlenir.
web-pad-begin = { $pointer ->
    [touch] Bir yeryüzü şekli seç, sonra krallığının karelerine dokun. İkinci dokunuş taç ekler.
   *[mouse] Bir yeryüzü şekli seç, sonra krallığının karelerine tıkla. İkinci tıklama taç ekler.
}
web-pad-territory = Mülk
web-pad-squares-times-crowns = Kare × taç
web-pad-points = Puan
web-pad-without-crowns = Taçsız
web-pad-squares-count = { $squares ->
    [one] 1 kare
   *[other] { $squares } kare
}
web-pad-defects = Bir daha bakmaya değer
web-pad-show = Tahtada göster
web-pad-next = Sıradaki: { $name }
web-pad-photo = Fotoğraftan
web-pad-photo-title = Gerçek bir krallığı puanla
web-pad-photo-about = Tam yukarıdan, eşit ışıkta çek; krallığın tamamı resimde olsun. Önce kaleyi ve kralları kaldır.
web-pad-photo-camera = Krallığın fotoğrafını çek
web-pad-photo-choose = Resim seç
web-pad-photo-drop = Ya da bu sayfanın herhangi bir yerine bir resim bırak veya yapıştır.
web-pad-photo-stays = Resim bu cihazda kalır. Hiçbir şey gönderilmez.
web-pad-photo-drop-here = Resmi buraya bırak
web-pad-photo-becomes = { $name }: resim bu krallığa dönüşür. Sayılmadan önce kontrol edersin.
web-pad-photo-opening = Resim açılıyor
web-pad-photo-reading = Kareler okunuyor
web-pad-photo-not-loaded = Sayfanın fotoğrafları okuyan bölümü yüklenemedi. Çevrimiçi olunca yeniden dene.
web-pad-photo-trouble-heic = Bu tarayıcı HEIC resimlerini açamıyor. Fotoğrafı JPEG olarak kaydedip yeniden seç.
web-pad-photo-trouble-not-a-picture = Bu dosya, tarayıcının açabileceği bir resim değil. JPEG, PNG ve WebP olur.
web-pad-photo-trouble-too-large = Bu resim burada okunamayacak kadar büyük. Küçültüp yeniden seç.
web-pad-photo-trouble-too-small = Bu resim okunamayacak kadar küçük. Her kenar en az 100 piksel olmalı.
web-pad-photo-corners = Köşeleri yerleştir
web-pad-photo-corners-about = Her halkayı krallığın çerçevesinin bir köşesine sürükle; boş kareler de çerçevenin içindedir. Klavyede oklar halkayı taşır, Shift adımları büyütür.
web-pad-photo-none = Krallık bulunamadı. Köşeleri kendin yerleştir ya da yukarıdan yeniden çek.
web-pad-photo-crossed = Dört köşe krallığı çevrelemeli.
web-pad-photo-corner = Köşe, { $corner }, yatay { $across }, dikey { $down }
web-pad-photo-corner-upper-left = sol üst
web-pad-photo-corner-upper-right = sağ üst
web-pad-photo-corner-lower-right = sağ alt
web-pad-photo-corner-lower-left = sol alt
web-pad-photo-recognise = Kareleri oku
web-pad-photo-again = Başka resim
web-pad-photo-check = { $squares ->
    [one] Bir kareyi kontrol et
   *[other] { $squares } kareyi kontrol et
}
web-pad-photo-checked = Kontrol edilecek bir şey kalmadı
web-pad-photo-check-about = { $squares ->
    [one] Bir kare kesin.
   *[other] { $squares } kare kesin.
} Soru işaretli olanlara bak, yanlış olan kareleri düzelt.
web-pad-photo-compare = Tahtayı resimle karşılaştır, yanlış olan kareleri düzelt.
web-pad-photo-many = Birçok kare kesin değil. Köşelerin yerinde olup olmadığına bak, yukarıdan yeniden çek ya da kareleri burada düzelt.
web-pad-photo-what = Burada ne var?
web-pad-photo-guess = En çok şuna benziyor: { $guess }
web-pad-photo-square-unsure = { $square }, kesin değil
web-pad-photo-points = { $points ->
    [one] Hepsi doğruysa { $points } puan
   *[other] Hepsi doğruysa { $points } puan
}
web-pad-photo-right = Doğru, sıradaki
web-pad-photo-next = Sıradaki belirsiz
web-pad-photo-use = Olduğu gibi kullan
web-pad-photo-count = Say
web-pad-photo-picture = Köşeler
web-pad-ranking = Son sıralama
web-pad-place = { $place }. sıra
web-pad-for-ties = En büyük mülk { $largest }, taç { $crowns }
web-pad-together = Bu krallıklar birlikte tek bir kutudan çıkamaz

## The browser: hints, trainer, puzzles

web-hint = İpucu
web-hint-step = İpucu, adım { $step } / 3
web-hint-later = İpucunu sıra sendeyken isteyebilirsin.
web-hint-daily = Günün oyununda, sonucun sayılana kadar ipucu yok.
web-hint-thinking = Koç düşünüyor. Oynamaya devam edebilirsin.
web-hint-more-1 = Yerini görmek için yeniden sor.
web-hint-more-2 = Hamleyi görmek için yeniden sor.
web-hint-said = İpucu { $step } / 3: { $sentence }
web-hint-squares = Kareler: { $squares }.
web-hint-dominoes = Dominolar { $dominoes }.
web-hint-thanks = Bir düşüneyim
web-hint-log = { $name }, { $step }. ipucunu aldı
web-hint-log-you = { $step }. ipucunu aldın
web-hint-allowed = İpuçları ve hamle notları
web-hint-used = { $moves } hamlede ipucu kullanıldı
web-hint-key = ipucu, sonra bir adım daha
web-trainer = Koç
web-trainer-about = Her hamlene, oynadıktan sonra not verir.
web-trainer-best = Daha sık kazanan başka hamle yok.
web-trainer-good = Neredeyse en iyisi kadar iyi.
web-trainer-worse = Başka bir hamle daha sık kazanıyor.
web-trainer-better = Daha iyisi: { $sentence }
web-trainer-said = { $grade }. { $sentence }
web-puzzles-title = Bulmacalar
web-puzzles-about = Tek bir hamle açıkça en iyisi. Hepsi gerçek oyunlardan.
web-puzzles-easy = Kolay
web-puzzles-easy-about = Silahtar bunları kaçırır.
web-puzzles-medium = Orta
web-puzzles-medium-about = Şövalye bunları kaçırır.
web-puzzles-hard = Zor
web-puzzles-hard-about = Dük bunları kaçırır.
web-puzzles-number = Bulmaca { $number }
web-puzzles-count = { $puzzles } bulmacadan { $solved } tanesi çözüldü
web-puzzles-today = Günün bulmacası
web-puzzles-solve = Çöz
web-puzzles-show-all = { $count } bulmacanın tümü
web-puzzles-is-solved = Bulmaca { $number }, çözüldü
web-puzzles-is-shown = Bulmaca { $number }, yanıtı görüldü
web-puzzles-place = { $domino } numaralı domino için en iyi yer neresi?
web-puzzles-claim = Hangi dominoyu seçmelisin?
web-puzzles-solved = Çözüldü: en iyi hamle bu.
web-puzzles-wrong = En iyisi değil: yüz oyunda { $lost } oyun daha az kazanır.
web-puzzles-tries = { $tries } deneme kaldı
web-puzzles-best = En iyi hamle: { $move }.
web-puzzles-next = Sonraki bulmaca
web-puzzles-all = Tüm bulmacalar
web-puzzles-loading = Bulmaca hazırlanıyor…
web-puzzles-domino = { $domino } numaralı domino
web-puzzles-lies = { $domino } numaralı domino: { $first } ve { $second }

## The browser: learning

web-learn-title = Oynamayı öğren
web-learn-about = Gerçek bir tahtada, birer ikişer dakikalık altı ders. Hiçbir şey ters gidemez; her ders yeniden oynanabilir.
web-learn-number = Ders { $number } / { $count }
web-learn-progress = { $all } adımdan { $done } tanesi bitti
web-learn-learned = bitti
web-learn-well-done = Güzel. Şimdi bir şey daha.
web-learn-go-on = Devam
web-learn-again = Baştan
web-learn-next = Sonraki: { $lesson }
web-learn-play = Bir oyun oyna
web-learn-laying-out = Dominolar diziliyor…
web-learn-place = Yerleştirme ve eşleştirme
web-learn-place-about = Bir domino nereye konabilir
web-learn-place-1 = Krallığın kalenin çevresinde büyür. { $pointer ->
    [touch] Açık renkli bir kareye dokun: domino nasıl duracağını gösterir. Koymak için yeniden dokun ya da kırmızı düğmeye bas.
   *[mouse] Açık renkli bir kareye tıkla: domino nasıl duracağını gösterir. Koymak için yeniden tıkla ya da kırmızı düğmeye bas.
}
web-learn-place-2 = Yarısı buğday, yarısı orman. Bir yarısı aynı yeryüzü şekline kenardan değmeli: buğday buğdayın yanına. Ya da her şeye uyan kaleye. Yuvarlak oklarla döndür.
web-learn-place-3 = Tümü orman. Krallığındaki ormanı ya da kalenin boş bir kenarını bul. Noktalı kareler domino böyle dururken uyar; noktalı kenarlılar döndürünce.
web-learn-place-4 = Buğday ve göl. Uyan bir yarı yeter: diğer yarının yanında ne olduğu önemli değil.
web-learn-place-done = Yerleştirme bundan ibaret: iki boş kareye, bir yarısı aynı yeryüzü şeklinin ya da kalenin yanına, kenar kenara.
web-learn-castle = Kale
web-learn-castle-about = Her şeye uyar
web-learn-castle-1 = Bir gölün var, elinde ise bataklık: birbirlerine uymazlar. Ama kale her yeryüzü şekline uyar. Yalnızca onun boş kenarları aydınlanır.
web-learn-castle-2 = Yeni bir yeryüzü şekli daha: orman. Kale yine yardım eder. Yalnızca dört kenarı olduğunu unutma.
web-learn-castle-3 = Son boş kenarı çayır alır. Bundan sonra her dominonun bir yarısı, krallığında bulunan bir yeryüzü şekline uymalıdır.
web-learn-castle-done = Kale her yeryüzü şekline uyar ama hiçbir mülke ait değildir, kendisi puan getirmez. Dört kenarı başta çok değerlidir.
web-learn-crowns = Mülkler ve taçlar
web-learn-crowns-about = Puanı ne getirir
web-learn-crowns-1 = Aynı yeryüzü şeklinin bitişik kareleri bir mülktür. İki buğday karesi koy. Taç olmadan henüz bir değerleri yok.
web-learn-crowns-2 = Şimdi taçlı buğday. Buğdayına ekle: üç kare çarpı bir taç 3 puan eder. Dominonun üstündeki sayı yerin ne getireceğini söyler.
web-learn-crowns-3 = İkinci taç mülkün her karesi için sayılır. Yerleri dene, sayıyı izle: en çok 5.
web-learn-crowns-4 = Ve bir üçüncüsü. Mülk ne kadar büyükse taç o kadar çok getirir: en çok 7.
web-learn-crowns-done = { $points ->
    [15] 15 puan: beş kare çarpı üç taç. Bütün sır bu.
    [one] 1 puan. Beş kare çarpı üç taç 15 olurdu; istersen yeniden oyna.
   *[other] { $points } puan. Beş kare çarpı üç taç 15 olurdu; istersen yeniden oyna.
}
web-learn-claim = Seçme ve sıra
web-learn-claim-about = Daha iyi domino, daha geç sıra
web-learn-claim-1 = Dört domino bir sıra hâlinde durur, en küçük numara önde. İki kralın var. İlkini bir dominoya koy: { $pointer ->
    [touch] dokun
   *[mouse] tıkla
}, sonra seç.
web-learn-claim-2 = Küçük numaralar sonraki turda önce oynar ama büyük numaralarda genellikle daha çok taç vardır. İkincisini seç. Diğer ikisini bot alır.
web-learn-claim-3 = Sıran geldiğinde iki adım vardır. Önce kralının durduğu dominoyu koy.
web-learn-claim-4 = Sonra kralı yeni sıraya taşı. Boş bir domino seç: { $pointer ->
    [touch] dokununca
   *[mouse] tıklayınca
} ne zaman oynayacağını okursun.
web-learn-claim-5 = Sıra ikinci kralında. Onun dominosunu koy.
web-learn-claim-6 = Ve bir kez daha seç. Şimdi küçük numara, sonra erken seçim demektir.
web-learn-claim-done = Koy, sonra seç: sıra her geldiğinde böyledir. Üç ya da dört oyuncuda herkesin iki yerine bir kralı olur.
web-learn-limit = Beşe beş
web-learn-limit-about = Sınır ve oyun dışı bırakma
web-learn-limit-1 = Bir krallık kaleyle birlikte beş kareden geniş ya da yüksek olamaz. Seninkinin genişliği beş: doğu ve batı kapalı. Bunu noktalı çerçevenin içine koy.
web-learn-limit-2 = Kuzeyde açtığın her satır güneyde birini kapatır. Taralı kareler, neleri kaybedeceğini gösterir.
web-learn-limit-3 = Kalenin çevresi dolu, göl de yok: bu domino hiçbir yere uymaz. Ancak o zaman oyun dışı kalır ve puan getirmez.
web-learn-limit-done = Bir yere uyan domino konmalıdır, canını yaksa bile. Hiçbir yere uymayan oyun dışı kalır. Kendine yer bırak.
web-learn-scoring = Puan sayımı
web-learn-scoring-about = Puanlar ve iki bonus
web-learn-scoring-1 = Oyun bitti. Kesik çizgili mülk: { $terrain }. Kaç puan eder?
web-learn-scoring-wrong = Olmadı. Karelerini ({ $squares }) ve taçlarını ({ $crowns }) sayıp çarp.
web-learn-scoring-2 = Doğru: { $squares } × { $crowns } = { $points }. Her mülk böyle sayılır; aynı türden olup birbirine değmeyen mülkler ayrı sayılır. Taç yoksa puan da yok.
web-learn-scoring-3 = Oyundan önce iki bonus kararlaştırılabilir. İkisini de aç, bu krallığın ne aldığını gör.
web-learn-scoring-done = { $points ->
    [one] Toplam 1 puan.
   *[other] Toplam { $points } puan.
} Artık her şeyi biliyorsun. Gerisi alıştırma: bir oyun oyna.
web-learn-harmony = Tamamen dolu alan için 5 puan
web-learn-middle-kingdom = Kale tam merkezdeyse 10 puan
web-learn-total = { $points ->
    [one] Toplam 1 puan
   *[other] Toplam { $points } puan
}
web-learn-rules = Kuralların tamamı
web-learn-rules-about = İki baskısı ve bütün ek kurallarıyla her şey. Açıp bakmak için.
web-learn-contents = İçindekiler
web-learn-terrain = Yeryüzü şekli
web-learn-squares = Kare
web-learn-crowns-column = { $crowns ->
    [0] taçsız
    [one] 1 taçlı
   *[other] { $crowns } taçlı
}
web-learn-rules-goal = Oyunun amacı
web-learn-rules-goal-1 = İki ila dört oyuncu, kalelerinin çevresine dominolardan birer krallık kurar. Aynı yeryüzü şeklinin bitişik kareleri bir mülktür; içindeki taçlar ona puan verir.
web-learn-rules-goal-2 = Sonunda en çok puanı olan kazanır.
web-learn-rules-box = Dominolar
web-learn-rules-box-1 = 1’den 48’e numaralı, ikişer kareli 48 domino vardır. Bir kare altı yeryüzü şeklinden birini ve en çok üç tacı gösterir. Büyük numaralarda daha iyi kareler vardır.
web-learn-rules-box-2 = Kutuda her türden şu kadar kare var:
web-learn-rules-setup = Kurulum
web-learn-rules-setup-1 = Herkes bir başlangıç kare alanı, üzerine koyacağı bir kale ve aynı renkten krallar alır: iki oyuncuda ikişer, üç ya da dört oyuncuda birer kral.
web-learn-rules-setup-2 = Dört oyuncu 48 dominonun hepsini kullanır. İki oyuncu rastgele çekilen 24’ünü kullanır; kalanlar kutuda durur, onları kimse görmez. Üç oyuncu için aşağıdaki baskılara bak.
web-learn-rules-setup-3 = Çekme destesi kapalıdır: sırası gizlidir. Ondan bir sıra çekilir, numarasına göre dizilir, sonra açılır.
web-learn-rules-opening = Açılış
web-learn-rules-opening-1 = Krallar herkesin gördüğü rastgele bir düzende çekilir. Bu düzende her kral, ilk sıradan, sahibinin seçtiği boş bir dominoya konur: her dominoya bir kral.
web-learn-rules-opening-2 = İlk sıra alınınca yanına ikincisi dizilir ve ilk tur başlar.
web-learn-rules-round = Bir tur
web-learn-rules-round-1 = Krallar dominolarının numarasına göre oynar, en küçük numara önce. Sırası gelen iki adım atar, ikisi de zorunludur.
web-learn-rules-round-2 = Önce kralın altındaki domino sahibinin krallığına girer. Sonra kral sonraki sıranın boş bir dominosuna geçer. Şimdi küçük numara alan bir dahaki sefere erken seçer.
web-learn-rules-round-3 = Bütün krallar oynayınca yeni bir sıra dizilir. Son turda yeni sıra yoktur, yalnızca ilk adım yapılır. İki oyuncuyla 6 (Büyük Düello’da 12), üç ya da dört oyuncuyla 12 tur oynanır.
web-learn-rules-placing = Domino yerleştirme
web-learn-rules-placing-1 = Bir domino yan yana iki boş kareyi dört yönden birinde kaplar. En az bir yarısı, kenarıyla aynı yeryüzü şeklinden bir kareye ya da her şeye uyan kaleye değmelidir.
web-learn-rules-placing-2 = Bir eşleşme yeter; dominonun başka neye değdiği önemsizdir. Köşeler hiç sayılmaz.
web-learn-rules-placing-3 = Yerleştirilen domino yerinde kalır.
web-learn-figure-own = Bir yarı aynı yeryüzü şekline değiyor
web-learn-figure-castle = Kale her yeryüzü şekline uyar
web-learn-figure-none = Hiçbir yarı aynı yeryüzü şekline değmiyor
web-learn-figure-whole = Boşluksuz beşe beş: +5
web-learn-figure-gap = Boşluk var: bonus yok
web-learn-figure-middle = Kale merkezde: +10
web-learn-figure-aside = Kale merkezde değil: bonus yok
web-learn-rules-grid = Beşe beş
web-learn-rules-grid-1 = Krallık, kalesiyle birlikte, her an beşe beş bir kareye sığmalıdır. Oyun sonunda kale bu karenin herhangi bir yerinde olabilir.
web-learn-rules-grid-2 = Yani kenarlar başta belli değildir: krallığı bir yana genişleten her domino diğer yanda yer kapatır.
web-learn-rules-discard = Oyun dışı bırakma
web-learn-rules-discard-1 = Yerleştirilebilen domino yerleştirilmelidir, zarar verse de. Kimse bir dominoyu isteyerek oyun dışı bırakamaz.
web-learn-rules-discard-2 = Hiç uygun yeri olmayan domino oyun dışı kalır. Puan getirmez, yerine yenisi gelmez; kral yine sonraki sıraya geçer.
web-learn-rules-scoring = Puanlama
web-learn-rules-scoring-1 = Mülk, kenarlarıyla birleşen aynı yeryüzü şeklinden kareler öbeğidir. Kare sayısı çarpı taç sayısı kadar puan getirir: 3 taçlı 7 kare 21 eder.
web-learn-rules-scoring-2 = Taçsız mülk ne kadar büyük olursa olsun 0 getirir. Birbirine değmeyen aynı türden mülkler ayrı sayılır. Kale hiçbirine ait değildir, hiçbirini birleştirmez.
web-learn-rules-scoring-3 = Krallığın puanı, mülklerinin ve oynanan bonusların toplamıdır. Bonuslar en sonda gelir.
web-learn-rules-end = Bitiş ve beraberlik
web-learn-rules-end-1 = En çok puanı olan oyuncu kazanır.
web-learn-rules-end-2 = Puanlar eşitse, taçlı olsun taçsız olsun, kare sayısı en çok olan tek mülk kazandırır. Sonrası baskıya bağlıdır.
web-learn-rules-end-3 = İkincilik ve sonrası da aynı yolla belirlenir. Eşit kalanlar aynı sırayı paylaşır, sonraki sıra atlanır.
web-learn-rules-variants = Ek kurallar
web-learn-rules-variants-1 = İki baskıda da dilediğin gibi birleştirebilirsin.
web-learn-rules-harmony = Alanını tümüyle dolduran krallığa 5 puan.
web-learn-rules-middle-kingdom = Kale krallığın tam merkezindeyse 10 puan: batı ve doğu kenarına, güney ve kuzey kenarına eşit uzaklıkta. Boşluklar önemsizdir, krallık alandan küçük de olabilir.
web-learn-rules-mighty-duel = İki oyuncu için: 48 dominonun hepsi, 12 tur ve yediye yedi krallıklar.
web-learn-rules-dynasty = Art arda üç oyun, her birinde krallar yeniden çekilir. En yüksek puan toplamı kazanır; toplamlar eşitse zafer paylaşılır.
web-learn-rules-editions = İki baskı
web-learn-rules-editions-1 = Farklı yılların ve dillerin kural kitapları yer yer birbirinden ayrılır. Bu oyunun iki baskısı vardır; iki noktada ayrılırlar.
web-learn-rules-editions-three = Üç oyuncu
web-learn-rules-editions-three-about = Klasik: rastgele çekilen 36 domino, üçlü sıralar. Yenilenmiş: 48’in hepsi, dörtlü sıralar; üç oyuncu seçince dördüncü domino kutuya döner.
web-learn-rules-editions-ties = Beraberlik
web-learn-rules-editions-ties-about = Klasik: en büyük mülkten sonra bütün krallığın taçları belirler; ancak ondan sonra zafer paylaşılır. Yenilenmiş: en büyük mülkten hemen sonra paylaşılır.
web-learn-rules-editions-same = İkisinde de aynı
web-learn-rules-editions-same-about = Çekme destesindeki numaralar gizli kalır, kralı sahibi koyar, Harmoni dolu alan ister, Merkez Krallık ise kurulanın ortasında bir kale.
